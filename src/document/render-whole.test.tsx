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

test("what arrives later is in the page, not what stands in for it", async () => {
  const Late = lazy(async () => ({ default: () => <form>Sent</form> }));
  const html = await renderWhole(body(<Late />));
  expect(html).toContain("<form>Sent</form>");
  expect(html).not.toMatch(/Loading|<script/);
});

test("a page that waits for nothing is the same as one that does", async () => {
  const Late = lazy(async () => ({ default: () => <p>Here</p> }));
  expect(await renderWhole(body(<p>Here</p>))).toBe(await renderWhole(body(<Late />)));
});

test("a page that fails is not built, wherever in it the failure is", async () => {
  await expect(renderWhole(<Broken />)).rejects.toThrow("broken");
  await expect(renderWhole(body(<Broken />))).rejects.toThrow("broken");
});
