/** The part of pg that the server itself uses. Its package has no types. */
declare module "pg" {
  import type { EventEmitter } from "node:events";

  export class Client extends EventEmitter {
    constructor(options: {
      connectionString: string;
      connectionTimeoutMillis?: number;
      query_timeout?: number;
    });
    connect(): Promise<void>;
    query(sql: string): Promise<unknown>;
    end(): Promise<void>;
  }
}
