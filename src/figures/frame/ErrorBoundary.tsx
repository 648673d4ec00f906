import { Component, Fragment, type ReactNode } from "react";

interface State {
  readonly failed: boolean;
  readonly attempt: number;
}

/** Keeps a figure's failure to itself: the page goes on, and the reader may start the figure again. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override render(): ReactNode {
    const { failed, attempt } = this.state;
    if (!failed) return <Fragment key={attempt}>{this.props.children}</Fragment>;
    return (
      <p className="figure-trouble" role="status">
        This figure has stopped because of a fault in its program. The text and the other figures are not
        affected.{" "}
        <button type="button" onClick={() => this.setState({ failed: false, attempt: attempt + 1 })}>
          Start it again
        </button>
      </p>
    );
  }
}
