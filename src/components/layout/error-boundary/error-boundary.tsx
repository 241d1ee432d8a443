import { Component, Fragment, type ReactNode, useEffect } from "react";
import { STRINGS } from "../../../constants/strings";
import { showTitle } from "../../../dom/show-title";
import { type RouteError, routeErrorOf } from "../../../stores/route-error";

export type ErrorBoundaryProps = {
  /** A new key renders the children again, as after navigation. */
  resetKey?: string;
  /** Rendered instead of the children. */
  fallback: (error: RouteError) => ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { thrown: { error: unknown } | null; retries: number };

/** Errors caused by translators and blockers, which move nodes that React manages. */
const isForeignChange = (error: unknown) => error instanceof DOMException && error.name === "NotFoundError";

/** If the error page throws, too, plain text remains. */
function LastResort() {
  useEffect(() => showTitle(STRINGS.errorPageFailed), []);
  return (
    <main>
      <h1>{STRINGS.errorPageFailed}</h1>
      <a href="/">{STRINGS.goBackToHome}</a>
    </main>
  );
}

/** Renders a fallback when its children throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: null, retries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    // Render once more with new nodes.
    if (isForeignChange(error) && this.state.retries === 0) this.setState({ thrown: null, retries: 1 });
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (resetKey !== this.props.resetKey && this.state.thrown) this.setState({ thrown: null, retries: 0 });
  }

  override render(): ReactNode {
    const { thrown, retries } = this.state;
    if (!thrown) return <Fragment key={retries}>{this.props.children}</Fragment>;
    return (
      <ErrorBoundary fallback={() => <LastResort />}>{this.props.fallback(routeErrorOf(thrown.error))}</ErrorBoundary>
    );
  }
}
