import { connect, createServer, type Socket } from 'node:net';

export interface Wire {
  readonly port: number;
  /** Drops all packets silently: no FIN, no RST. New connections are accepted and get no answer. */
  cut(): void;
  /** New connections work; earlier ones stay half-open forever. */
  mend(): void;
  stop(): void;
}

/** A connection between the service and its database that can be cut. */
export async function layWire(toPort: number): Promise<Wire> {
  let isCut = false;
  const ends = new Set<Socket>();
  const hold = (socket: Socket) => {
    ends.add(socket);
    socket.on('error', () => {}).on('close', () => ends.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    hold(near);
    if (isCut) return;
    const far = connect({ port: toPort, host: '127.0.0.1', allowHalfOpen: true });
    hold(far);
    near.pipe(far);
    far.pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => !one.isPaused() && other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      isCut = true;
      for (const end of ends) {
        end.unpipe();
        end.removeAllListeners('close');
        end.removeAllListeners('error');
        end.on('error', () => {});
        end.pause();
      }
    },
    mend() {
      isCut = false;
    },
    stop() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
