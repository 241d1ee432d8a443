/** @jest-environment node */
import { problemOf } from "./problems";

test.each([
  ["no more connections allowed (max_client_conn)", "53300"],
  ["query_wait_timeout", "53300"],
  ["pgbouncer cannot connect to server", "CLOSED"],
  ["server login has been failing, try again later (server_login_retry)", "CLOSED"],
  ["client_login_timeout (server down)", "CLOSED"],
  ["bouncer config error", "08P01"],
])("a server starts though PgBouncer answers %j, which may pass", (message, code) => {
  const problem = problemOf(Object.assign(new Error(message), { code: "08P01" }));
  expect(problem).toMatchObject({ code, isLasting: false });
});
