import { Component, type ReactNode } from "react";
import { STRINGS } from "../../../constants/strings";
import { type RouteError, routeErrorOf } from "../../../stores/route-error";

export type ErrorBoundaryProps = {
  /** Another one gives what it surrounds another chance, as after navigation. */
  resetKey?: string;
  /** What stands in its place. */
  fallback: (error: RouteError) => ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { thrown: { error: unknown } | null; retries: number };

/** Translators and blockers move nodes that React then cannot find. */
const isForeignChange = (error: unknown) => error instanceof DOMException && error.name === "NotFoundError";

/** Draws something else when what it surrounds cannot be drawn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: null, retries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    // Drawn anew once: with nodes of its own the page is whole again.
    if (isForeignChange(error) && this.state.retries === 0) this.setState({ thrown: null, retries: 1 });
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (resetKey !== this.props.resetKey && this.state.thrown) this.setState({ thrown: null, retries: 0 });
  }

  override render(): ReactNode {
    const { thrown, retries } = this.state;
    if (!thrown) return <Retried key={retries}>{this.props.children}</Retried>;
    return <LastResort>{this.props.fallback(routeErrorOf(thrown.error))}</LastResort>;
  }
}

function Retried({ children }: { children: ReactNode }) {
  return children;
}

/** Holds the error page: if that fails, too, plain words remain. */
class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <h1>{STRINGS.errorPageFailed}</h1>
        <a href="/">{STRINGS.goBackToHome}</a>
      </main>
    );
  }
}
