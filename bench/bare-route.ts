/** Baseline: Fastify alone parses the same body and responds. Prints its port. */
import { fastify } from "fastify";

const app = fastify();
app.put("/", async (request, reply) =>
  reply.code(201).send({ statusCode: 201, fields: Object.keys(request.body ?? {}).length }),
);
app.listen({ port: 0, host: "127.0.0.1" }).then((address) => console.log(new URL(address).port));
