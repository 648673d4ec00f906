import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
} from "react";
import { CaptionSource, FigureHead, FigureName } from "./FigureName";

/** By their ids, what paper has of figures that still stand at their start. */
export const PrintedStills = createContext<ReadonlyMap<string, ReactNode>>(new Map());

/** A figure that React hydrates alone in a page of plain HTML: markup with its properties beside it. */
export interface Island<Props extends object> {
  /** As in a chapter's text: the children are its caption. */
  (props: Props & FigureName & { readonly children?: ReactNode }): ReactNode;
  readonly Figure: ComponentType<Props & FigureName>;
}

/** @param name the file in `src/chapters/`, without ending, that exports the island under this name */
export function island<Props extends object>(name: string, Figure: ComponentType<Props>): Island<Props> {
  const Named = ({ title, number, ...rest }: Props & FigureName) => (
    <FigureName value={{ title, ...(number && { number }) }}>
      <Figure {...(rest as unknown as Props)} />
    </FigureName>
  );
  const Placed = ({ children, ...rest }: Props & FigureName & { readonly children?: ReactNode }) => {
    const props = rest as unknown as Props & FigureName & { readonly id: string };
    const still = useContext(PrintedStills).get(props.id);
    return (
      <>
        {still ? (
          <div className="printed-still">
            <FigureName value={props}>
              <FigureHead id={`${props.id}-printed`} />
            </FigureName>
            {still}
          </div>
        ) : null}
        <div className="island" data-island={name} data-props={JSON.stringify(props)}>
          <CaptionSource value={{ children }}>
            <Named {...props} />
          </CaptionSource>
        </div>
      </>
    );
  };
  return Object.assign(Placed, { Figure: Named });
}

/** For an island that is no figure. */
export function useHydratedEvent(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    place.current?.dispatchEvent(new Event("figure:hydrated", { bubbles: true }));
  }, [place]);
}
