/** Matches the names of a list, in which `*` stands for any characters, and no others. */
export function namePattern(names: readonly string[]): RegExp {
  const patterns = names.map((name) => name.replace(/[^\w*]/g, "\\$&").replaceAll("*", ".*"));
  return new RegExp(`^(?:${patterns.join("|")})$`, "s");
}
