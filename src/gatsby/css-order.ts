import type { Configuration } from "webpack";

/**
 * CSS modules style nothing but their own component, so the order in which chunks need them does not matter; without
 * this, webpack warns of every pair of pages that import components in different orders.
 * @param config Gatsby's configuration
 * @returns the same configuration, its CSS extraction without order warnings
 */
export function withoutCssOrderWarnings(config: Configuration): Configuration {
  for (const plugin of config.plugins ?? []) {
    if (
      plugin &&
      typeof plugin === "object" &&
      plugin.constructor.name === "MiniCssExtractPlugin" &&
      "options" in plugin
    ) {
      Object.assign(plugin.options as object, { ignoreOrder: true });
    }
  }
  return config;
}
