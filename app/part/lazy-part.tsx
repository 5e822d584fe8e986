import { Component, type ComponentType, lazy, Suspense } from "react";

type LostProps = { onRetry: () => unknown };

/** A part whose code comes when it is first drawn. Code that does not come costs nothing around it: `Lost` stands in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Lost: ComponentType<LostProps & Props> = RetryButton,
) {
  let Part = lazy(load);
  return class LazyPart extends Component<Props, { isLost?: boolean }> {
    override state = { isLost: false };

    static getDerivedStateFromError = () => ({ isLost: true });

    /** A failure is remembered, so another attempt needs another `lazy`. */
    retry = () => {
      Part = lazy(load);
      this.setState({ isLost: false });
    };

    override render = () =>
      this.state.isLost ? (
        <Lost {...this.props} onRetry={this.retry} />
      ) : (
        <Suspense>
          <Part {...this.props} />
        </Suspense>
      );
  };
}

export const RetryButton = ({ onRetry }: LostProps) => (
  <button type="button" className="button button-plain" onClick={onRetry}>
    Tekrar dene
  </button>
);
