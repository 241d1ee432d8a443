// Ends the service worker of a former site at this domain, and what it has kept: browsers that were
// there ask for it at its old address. docs/deploy.md, "In place of a former site".

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  // Open pages came out of the worker's cache.
  const pages = await clients.matchAll({ type: "window" });
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(end()));
