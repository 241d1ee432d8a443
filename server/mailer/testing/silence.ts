import net from "node:net";

export type Sockets = {
  /** Simulates an idle time in ms: emits `timeout` on every socket of this process that has a shorter idle timeout. */
  fallSilent: (ms: number) => void;
  release: () => void;
};

/** Records sockets with an idle timeout from now on, so that it can be triggered without waiting. */
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
