import { withoutShadowing } from "./without-shadowing";

class GatsbyThemeComponentShadowingResolverPlugin {
  apply(): void {}
}
class Other {
  apply(): void {}
}

test("of what helps Webpack to find files only the shadowing of themes is left out", () => {
  const other = new Other();
  const config = { resolve: { plugins: [new GatsbyThemeComponentShadowingResolverPlugin(), other, "..." as const] } };
  withoutShadowing(config);
  expect(config.resolve.plugins).toEqual([other, "..."]);
});

test("a configuration without such helpers stays as it is", () => {
  const config = { resolve: {} };
  withoutShadowing(config);
  expect(config).toEqual({ resolve: {} });
});
