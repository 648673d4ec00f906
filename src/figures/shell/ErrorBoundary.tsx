import { Component, Fragment, type ReactNode } from "react";
import { GAP } from "../../language/strings/en";
import { strings } from "../strings/en";

interface State {
  readonly failed: boolean;
  readonly attempt: number;
}

interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  readonly onFailure?: () => void;
}

/** The page goes on; the reader may restart the figure. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    const { failed, attempt } = this.state;
    if (!failed) return <Fragment key={attempt}>{this.props.children}</Fragment>;
    return (
      <p className="figure-trouble" role="status">
        {strings.fault.text}
        {GAP}
        <button type="button" onClick={() => this.setState({ failed: false, attempt: attempt + 1 })}>
          {strings.fault.again}
        </button>
      </p>
    );
  }
}
