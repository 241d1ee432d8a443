import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Respond = (request: IncomingMessage, response: ServerResponse) => void;
export type Article = Record<string, unknown>;

/** A real server for one test: what it answers may change between requests. */
export type BlogServer = {
  url: string;
  /** Paths asked for, in order. */
  asked: string[];
  /** Answers by path; others are 404. */
  answers: Map<string, Respond>;
  /** Answers the pages of a blog with these articles. */
  publish: (articles: readonly Article[], perPage?: number) => void;
  close: () => Promise<void>;
};

const CATEGORIES = [{ id: "sample", title: "Sample", total: 1 }];

/** A sound article as the API answers it, with changes; `undefined` takes a field away. */
export function article(slug: string, changes: Article = {}): Article {
  return {
    id: `id-${slug}`,
    slug,
    title: `Title of ${slug}`,
    perex: "A few words.",
    date: "2024-01-15",
    category: { id: "sample", title: "Sample" },
    picture: { url: "/pictures/cover.png", alt: "A plain plane" },
    body: "Words.\n",
    ...changes,
  };
}

/** A page of the API. */
export function page(
  articles: readonly Article[],
  current = 1,
  total = 1,
  changes: Article = {},
): Article {
  return {
    articles,
    categories: CATEGORIES,
    current_page: current,
    has_next_page: current < total,
    total_pages: total,
    ...changes,
  };
}

/** Answers with a validator, and with 304 where the client has the same version. */
export function bytes(content: Buffer | string, type: string): Respond {
  const etag = `"${createHash("sha256").update(content).digest("hex").slice(0, 16)}"`;
  return (request, response) => {
    if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
    else response.writeHead(200, { "content-type": type, etag }).end(content);
  };
}

export const json = (value: unknown): Respond =>
  bytes(JSON.stringify(value), "application/json; charset=utf-8");
export const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  (_, response) =>
    void response.writeHead(code, { "content-type": "text/html", ...headers }).end("<h1>No</h1>");

/** Different answers one after the other; the last one stays. */
export function oneAfterTheOther(...responses: readonly Respond[]): Respond {
  let count = 0;
  return (request, response) => {
    const respond = responses[Math.min(count, responses.length - 1)];
    count += 1;
    respond?.(request, response);
  };
}

export async function startBlog(): Promise<BlogServer> {
  const answers = new Map<string, Respond>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    (answers.get(path) ?? status(404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers,
    publish(articles, perPage = 9) {
      const total = Math.max(1, Math.ceil(articles.length / perPage));
      for (let current = 1; current <= total; current += 1) {
        const shown = articles.slice((current - 1) * perPage, current * perPage);
        answers.set(`/articles/${current}.json`, json(page(shown, current, total)));
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
