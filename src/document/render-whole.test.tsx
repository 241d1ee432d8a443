/** @jest-environment node */
import { lazy, Suspense } from "react";
import { renderWhole } from "./render-whole";

const body = (children: React.ReactNode) => (
  <main>
    <Suspense fallback={<p>Loading</p>}>{children}</Suspense>
  </main>
);

const Broken = (): never => {
  throw new Error("broken");
};

test("a part that arrives later is in the HTML instead of its fallback", async () => {
  const Late = lazy(async () => ({ default: () => <form>Sent</form> }));
  const html = await renderWhole(body(<Late />));
  expect(html).toContain("<form>Sent</form>");
  expect(html).not.toMatch(/Loading|<script/);
});

test("a page has the same HTML whether or not a part of it arrives later", async () => {
  const Late = lazy(async () => ({ default: () => <p>Here</p> }));
  expect(await renderWhole(body(<p>Here</p>))).toBe(await renderWhole(body(<Late />)));
});

test.each([
  ["outside of", <Broken key="" />],
  ["within", body(<Broken />)],
])("a page fails to build when a component throws %s a suspense boundary", async (_where, page) => {
  await expect(renderWhole(page)).rejects.toThrow("broken");
});
