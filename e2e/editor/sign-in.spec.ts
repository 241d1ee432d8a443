import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import worker from "../../docs/deploy/oauth-worker.mjs";
import { startEditor } from "../support/editor";
import { test } from "../support/test";

const SITE = "https://agency.example";

async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

test("an editor signs in at GitHub by way of the worker", async ({ page }) => {
  const env: Record<string, string> = { GITHUB_CLIENT_ID: "id", GITHUB_CLIENT_SECRET: "hunter2" };
  const auth = await listen(async ({ url, headers }, response) => {
    const request = new Request(`https://localhost${url}`, {
      headers: { cookie: headers.cookie ?? "" },
    });
    const answer = await worker.fetch(request, env);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  const github = await listen(({ url }, response) => {
    const [, state] = /\/authorize\?.*state=([\w-]+)/.exec(url ?? "") ?? [];
    const question = `<a href="${auth.origin}/callback?code=c0de&state=${state}">Authorize</a>`;
    response
      .setHeader("content-type", "text/html")
      .end(state ? question : '{"access_token":"gho_test"}');
  });
  const backend = {
    name: "github",
    repo: "agency/website",
    branch: "main",
    base_url: auth.origin,
  } as const;
  const { editor, stop } = await startEditor(backend);
  const { origin } = new URL(editor.address);
  await page.route(`${SITE}/**`, async (route, request) =>
    route.fulfill({ response: await route.fetch({ url: request.url().replace(SITE, origin) }) }),
  );
  Object.assign(env, { SITE_ORIGINS: SITE, GITHUB_URL: github.origin });

  const tokens = new Set<string | undefined>();
  await page.route("https://www.githubstatus.com/**", (route) => route.abort());
  await page.route("https://api.github.com/**", (route, request) => {
    tokens.add(request.headers().authorization);
    // The answer about the person and about the repository.
    const json = { login: "ada", owner: { login: "agency" }, permissions: { push: true } };
    return route.fulfill(
      /\/(?:user|website)$/.test(request.url()) ? { json } : { status: 404, json: {} },
    );
  });

  await page.goto(`${SITE}/admin/`);
  const popupEvent = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Login with GitHub" }).click();
  const popup = await popupEvent;
  const closeEvent = popup.waitForEvent("close");
  await popup.getByRole("link", { name: "Authorize" }).click();
  await closeEvent;
  await expect(page.getByRole("link", { name: "Blog", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: new URL(SITE).host })).toHaveAttribute("href", SITE);
  expect([...tokens]).toEqual(["token gho_test"]);
  for (const end of [auth.close, github.close, stop]) end();
});
