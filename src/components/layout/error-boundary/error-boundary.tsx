import { Component, Fragment, type ReactNode } from "react";
import { showTitle } from "../../../browser/dom/show-title";
import { type RouteError, routeErrorOf } from "../../../browser/stores/route-error";
import { STRINGS } from "../../../constants/strings";
import * as styles from "../../sections/status-page/status-page.module.scss";

export type ErrorBoundaryProps = {
  /** A change of it renders the children again after an error. */
  resetKey?: string;
  /** Rendered instead of the children. */
  fallback: (error: RouteError) => ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { thrown: { error: unknown } | null; attempt: number };

/**
 * Recoveries within a time before the error page shows. A translator breaks a page now and then,
 * while a page that cannot be rendered fails again at once.
 */
const MAX_RECOVERIES = 3;
const RECOVERY_WINDOW_MS = 10_000;

/** Whether a translator or blocker has caused the error: they move nodes that React manages. */
const isForeignChange = (error: unknown) =>
  error instanceof Error && error.name === "NotFoundError";

/** A plain page for when the error page throws, too. */
function LastResort() {
  return (
    <main ref={() => showTitle(STRINGS.errorPageFailed)} className={styles.root}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{STRINGS.errorPageFailed}</h1>
        <a href="/">{STRINGS.goBackToHome}</a>
      </div>
    </main>
  );
}

/** Renders a fallback when its children throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: null, attempt: 0 };
  private recoveries: number[] = [];

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (!isForeignChange(error)) return;
    const now = performance.now();
    this.recoveries = this.recoveries.filter((then) => now - then < RECOVERY_WINDOW_MS);
    if (this.recoveries.length === MAX_RECOVERIES) return;
    this.recoveries.push(now);
    this.renderAgain();
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (resetKey !== this.props.resetKey && this.state.thrown) this.renderAgain();
  }

  /** Renders the children with new nodes. */
  private renderAgain(): void {
    this.setState(({ attempt }) => ({ thrown: null, attempt: attempt + 1 }));
  }

  override render(): ReactNode {
    const { thrown, attempt } = this.state;
    if (!thrown) return <Fragment key={attempt}>{this.props.children}</Fragment>;
    return (
      <ErrorBoundary fallback={() => <LastResort />}>
        {this.props.fallback(routeErrorOf(thrown.error))}
      </ErrorBoundary>
    );
  }
}
