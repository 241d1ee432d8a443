import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Body = Record<string, unknown>;
type Refusal = { status: number; body: string } | null;

const json = (status: number, body: object): Refusal => ({ status, body: JSON.stringify(body) });

/** What each chat documents of its incoming webhook. Read 2026-11-29. */
const CHATS: Record<
  string,
  {
    success: number;
    /** How it refuses a body. */
    refuse: (body: Body, bytes: number) => Refusal;
    /** How it refuses a webhook that was deleted, and too many calls. */
    gone: Refusal;
    busy: Refusal;
  }
> = {
  // https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
  slack: {
    success: 200,
    refuse: ({ text }) => (text ? null : { status: 400, body: "no_text" }),
    gone: { status: 404, body: "no_service" },
    busy: { status: 429, body: "rate_limited" },
  },
  // https://docs.discord.com/developers/resources/webhook
  discord: {
    success: 204,
    refuse: ({ content = "" }) => {
      if (content === "")
        return json(400, { message: "Cannot send an empty message", code: 50006 });
      const isLong = String(content).length > 2000;
      return isLong ? json(400, { message: "Invalid Form Body", code: 50035 }) : null;
    },
    gone: json(404, { message: "Unknown Webhook", code: 10015 }),
    busy: json(429, { message: "You are being rate limited.", retry_after: 30, global: false }),
  },
  // https://developers.mattermost.com/integrate/webhooks/incoming/
  mattermost: {
    success: 200,
    refuse: ({ text = "" }) => {
      const isShown = text !== "" && String(text).length <= 4000;
      return isShown ? null : json(400, { message: "No text specified.", status_code: 400 });
    },
    gone: json(404, { message: "Invalid webhook.", status_code: 404 }),
    busy: json(429, { message: "limit exceeded", status_code: 429 }),
  },
  // https://learn.microsoft.com/connectors/teams/#microsoft-teams-webhook
  teams: {
    success: 202,
    refuse: ({ attachments }, bytes) => {
      const [card] = (attachments ?? []) as { contentType?: string }[];
      const isCard = card?.contentType === "application/vnd.microsoft.card.adaptive";
      if (!isCard) return json(400, { error: { code: "TriggerInputSchemaMismatch" } });
      return bytes > 28_000 ? json(413, { error: { code: "RequestEntityTooLarge" } }) : null;
    },
    gone: json(404, { error: { code: "WorkflowNotFound" } }),
    busy: json(429, { error: { code: "WorkflowTriggerRequestsThrottled" } }),
  },
};

/** Refuses what it gets, and quotes it with its own address and the header that proves it. */
const quote = (request: IncomingMessage, content: string): string =>
  JSON.stringify({ error: "unknown form", url: request.url, got: content }) +
  content.replace(/^.*"message":"|".*$/g, "").slice(20, 60);

export type Chats = Awaited<ReturnType<typeof startChats>>;

/** Stands in for incoming webhooks, at `/slack/KEY` and so on. */
export async function startChats() {
  const shown: Body[] = [];
  const state = { calls: 0, isGone: false, busyCalls: 0 };
  const server = createServer(async (request, response) => {
    const content = await text(request);
    const chat = CHATS[request.url?.split("/")[1] ?? ""];
    if (request.url?.startsWith("/quoting/"))
      return response.writeHead(422).end(quote(request, content));
    if (chat === undefined) return response.writeHead(404).end(`Cannot POST ${request.url}`);
    state.calls += 1;
    state.busyCalls -= 1;
    const body = JSON.parse(content);
    const isBusy = state.busyCalls >= 0;
    const refusal = state.isGone
      ? chat.gone
      : isBusy
        ? chat.busy
        : chat.refuse(body, Buffer.byteLength(content));
    if (refusal === null) shown.push(body);
    const headers = isBusy ? { "retry-after": "30" } : {};
    response.writeHead(refusal?.status ?? chat.success, headers).end(refusal?.body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    shown,
    state,
    urlOf: (chat: string) => `${origin}/${chat}/T0000KEYOFHOOK`,
    close: async () => void server.close().closeAllConnections(),
  };
}
