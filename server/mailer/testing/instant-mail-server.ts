import { once } from "node:events";
import net from "node:net";

const END_OF_MAIL = "\r\n.\r\n";

type Session = {
  socket: net.Socket;
  /** Number of mails taken over this connection. */
  mails: number;
};

export type InstantMailServer = {
  url: string;
  /** Message-IDs, in the order of arrival. */
  messageIds: string[];
  /** Number of connections so far, and of those open now. */
  connections: () => { total: number; open: number };
  close: () => Promise<void>;
};

/**
 * Starts a mail server that replies immediately and keeps nothing: the library's delays each greeting by 100 ms.
 * @param onCommand called before the reply to a command, such as `MAIL FROM:<a@b.example>`
 */
export async function startInstantMailServer(
  onCommand: (command: string, session: Session) => void = () => undefined,
): Promise<InstantMailServer> {
  const messageIds: string[] = [];
  const sockets = new Set<net.Socket>();
  let total = 0;
  const server = net.createServer((socket) => {
    const session: Session = { socket, mails: 0 };
    let pending = "";
    let isMail = false;
    total += 1;
    sockets.add(socket);
    socket.setNoDelay().on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined).write("220 mail.example\r\n");
    socket.on("data", (chunk) => {
      pending += chunk.toString("latin1");
      for (;;) {
        const mark = isMail ? END_OF_MAIL : "\r\n";
        const end = pending.indexOf(mark);
        if (end < 0 || socket.destroyed) return;
        const text = pending.slice(0, end);
        pending = pending.slice(end + mark.length);
        if (isMail) {
          messageIds.push(/^Message-ID:\s*(\S+)/im.exec(text)?.[1] ?? "");
          session.mails += 1;
          isMail = false;
          socket.write("250 taken\r\n");
        } else {
          onCommand(text, session);
          isMail = text === "DATA";
          if (!socket.destroyed) socket.write(replyTo(text));
        }
      }
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    messageIds,
    connections: () => ({ total, open: sockets.size }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function replyTo(command: string): string {
  if (command === "DATA") return "354 go on\r\n";
  return command === "QUIT" ? "221 bye\r\n" : "250 ok\r\n";
}
