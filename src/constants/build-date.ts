/** The day a build is made for, `YYYY-MM-DD`: `BUILD_DATE`, by default the current day, UTC. */
export function buildDate(): string {
  return process.env.BUILD_DATE || new Date().toISOString().slice(0, 10);
}
