import { Component, Fragment, type ReactNode } from "react";
import { showTitle } from "../../../browser/dom/show-title";
import { type RouteError, routeErrorOf } from "../../../browser/stores/route-error";
import { STRINGS } from "../../../constants/strings";
import * as styles from "../../sections/status-page/status-page.module.scss";

export type ErrorBoundaryProps = {
  /** A new key renders the children again, as after navigation. */
  resetKey?: string;
  /** Rendered instead of the children. */
  fallback: (error: RouteError) => ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { thrown: { error: unknown } | null; drawing: number };

/**
 * A translator that keeps translating breaks a page now and then; one that cannot be drawn breaks
 * at once, again and again.
 */
const MOST_RECOVERIES = 3;
const RECOVERY_WINDOW_MS = 10_000;

/** Errors caused by translators and blockers, which move nodes that React manages. */
const isForeignChange = (error: unknown) =>
  error instanceof Error && error.name === "NotFoundError";

/** If the error page throws, too, plain text remains. */
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
  override state: ErrorBoundaryState = { thrown: null, drawing: 0 };
  private recoveries: number[] = [];

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (!isForeignChange(error)) return;
    const now = performance.now();
    this.recoveries = this.recoveries.filter((then) => now - then < RECOVERY_WINDOW_MS);
    if (this.recoveries.length === MOST_RECOVERIES) return;
    this.recoveries.push(now);
    this.drawAgain();
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (resetKey !== this.props.resetKey && this.state.thrown) this.drawAgain();
  }

  /** With new nodes. */
  private drawAgain(): void {
    this.setState(({ drawing }) => ({ thrown: null, drawing: drawing + 1 }));
  }

  override render(): ReactNode {
    const { thrown, drawing } = this.state;
    if (!thrown) return <Fragment key={drawing}>{this.props.children}</Fragment>;
    return (
      <ErrorBoundary fallback={() => <LastResort />}>
        {this.props.fallback(routeErrorOf(thrown.error))}
      </ErrorBoundary>
    );
  }
}
