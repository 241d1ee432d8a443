/** What Gatsby keeps at the window; the parts this site uses. */
type GatsbyPage = {
  status?: "error" | "success";
  page?: { path: string; webpackCompilationHash: string };
  json?: { data?: unknown; pageContext?: Record<string, unknown> };
};

type NavigateOptions = { replace?: boolean; state?: unknown };
type GatsbyNavigate = (to: string | number, options?: NavigateOptions) => void;

interface Window {
  ___loader?: {
    enqueue: (path: string) => void;
    hovering: (path: string) => void;
    loadPage: (path: string) => Promise<GatsbyPage | undefined>;
    loadPageSync: (path: string, options?: unknown) => GatsbyPage | undefined;
  };
  ___webpackCompilationHash: string;
  ___navigate: GatsbyNavigate;
  ___push: (to: string) => void;
  ___replace: (to: string) => void;
  dataLayer?: unknown[];
}
