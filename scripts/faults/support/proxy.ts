import { connect, createServer, type Socket } from 'node:net';
import { afterwards } from './cleanup.ts';
import type { Place } from './place.ts';

/** passes: as the database answers; slow: with a delay each way; gone: nobody listens; silent: nothing comes back. */
export type Weather = 'passes' | 'slow' | 'gone' | 'silent';

export interface Proxy {
  readonly place: Place;
  readonly turn: (weather: Weather) => void;
  /** From now on connections go to another port. */
  readonly leadTo: (port: number) => void;
}

const DELAY_EACH_WAY_MS = 150;

/** Stands between a server and its PostgreSQL, so that the machine's own service is left alone. */
export async function proxyBefore(place: Place): Promise<Proxy> {
  const target = new URL(place.settings.DATABASE_URL ?? '');
  let port = Number(target.port || 5432);
  const open = new Set<Socket>();
  let weather: Weather = 'passes';

  const pass = (from: Socket, to: Socket) =>
    from.on('data', (data) => {
      if (weather === 'silent') return;
      if (weather === 'slow') setTimeout(() => to.writable && to.write(data), DELAY_EACH_WAY_MS);
      else to.write(data);
    });
  const server = createServer((inward) => {
    if (weather === 'gone') return inward.destroy();
    const outward = connect(port, target.hostname);
    for (const [one, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      open.add(one);
      pass(one, other);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const through = new URL(target);
  through.hostname = '127.0.0.1';
  through.port = String(address.port);
  return {
    place: { ...place, settings: { ...place.settings, DATABASE_URL: through.href } },
    turn: (next) => {
      weather = next;
      if (next === 'gone') for (const socket of open) socket.destroy();
    },
    leadTo: (next) => {
      port = next;
    },
  };
}
