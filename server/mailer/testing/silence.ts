import net from "node:net";

export type Sockets = {
  /** Lets so much silence be over, in ms, on every socket of this process that has a limit on it. */
  fallSilent: (ms: number) => void;
  release: () => void;
};

/** From now on sockets that limit their silence can be told that time is over, without waiting for it. */
export function watchSockets(): Sockets {
  const sockets = new Set<net.Socket>();
  const original = net.Socket.prototype.setTimeout;
  const spy = jest.spyOn(net.Socket.prototype, "setTimeout").mockImplementation(function (this: net.Socket, ...args) {
    sockets.add(this);
    return original.apply(this, args);
  });
  return {
    fallSilent: (ms) => {
      for (const socket of sockets) {
        const { destroyed, timeout = 0 } = socket;
        if (!destroyed && timeout > 0 && timeout <= ms) socket.emit("timeout");
      }
    },
    release: () => spy.mockRestore(),
  };
}
