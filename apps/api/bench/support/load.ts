import autocannon from 'autocannon';

/** What is asked: one request, or many in turn. */
export interface Questions {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly bodies: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

const CONNECTIONS = 20;

/** Requests answered per second, on average over `seconds`. Throws when any was answered with an error. */
export async function throughput(address: string, questions: Questions, seconds: number): Promise<number> {
  const { method, path, bodies } = questions;
  const headers = {
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...questions.headers,
  };
  let asked = 0;
  const nextBody = () => bodies[asked++ % bodies.length];
  const result = await autocannon({
    url: `${address}${path}`,
    connections: CONNECTIONS,
    duration: seconds,
    method,
    headers,
    ...(bodies.length === 1 ? { body: nextBody() } : {}),
    // The connections share one row of bodies, so that no two of them ask the same.
    ...(bodies.length > 1
      ? { requests: [{ setupRequest: (request) => ({ ...request, body: nextBody() }) }] }
      : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return result.requests.average;
}

/** The middle of the measurements of two sides that take turns, so that a noisy moment strikes both. */
export async function inTurns(
  sides: readonly [() => Promise<number>, () => Promise<number>],
  turns: number,
): Promise<[number, number]> {
  const measured: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    measured[0].push(await sides[0]());
    measured[1].push(await sides[1]());
  }
  return [middle(measured[0]), middle(measured[1])];
}

function middle(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
