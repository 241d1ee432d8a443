import type { FastifyInstance } from "fastify";
import { jsonStatus } from "../../json-status";
import type { Clock } from "../clock";
import type { Spool } from "../spool/spool";
import { spoolFigures } from "../spool/spool-figures";

/** Whether the server is ready. `spool` is `null` while its disk is out of reach: the site is served all the same. */
export async function healthRoute(
  app: FastifyInstance,
  { spool, clock }: { spool: Spool; clock: Clock },
): Promise<void> {
  app.get("/health", async (_request, reply) => {
    const figures = await spoolFigures(spool, clock.now()).catch(() => null);
    return reply.header("cache-control", "no-store").send({ ...jsonStatus(200), spool: figures });
  });
}
