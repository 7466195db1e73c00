import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createUsageTally } from '../src/features/insights/usage-tally.ts';
import { useOf } from '../src/http/usage.ts';

const ROUTES = 40;
const VISITORS = 1_000;
const ROUNDS = 500_000;
const TURNS = 7;

interface Answered {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Requests as they are when they have just been answered: by users, by guests, and by whoever brought a token. */
async function answeredRequests(): Promise<Answered[]> {
  const answered: Answered[] = [];
  const app = Fastify();
  app.decorateRequest('caller', null);
  app.addHook('onResponse', (request, reply, done) => {
    answered.push({ request, reply });
    done();
  });
  for (let route = 0; route < ROUTES; route++) app.get(`/api/route-${route}/:name`, async () => 'answer');
  for (let visitor = 0; visitor < VISITORS; visitor++) {
    await app.inject({
      url: `/api/route-${visitor % ROUTES}/name`,
      remoteAddress: `10.0.${visitor >> 8}.${visitor & 255}`,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
        ...(visitor % 3 === 0 && { authorization: `Bearer ${String(visitor).padStart(43, 'x')}` }),
      },
    });
  }
  for (const [index, { request }] of answered.entries()) {
    const uid = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    if (index % 3 === 1) request.caller = { uid, userId: 'x', admin: false, sessionId: 'x' };
  }
  return answered;
}

/** Microseconds a request. */
function timeOf(answered: readonly Answered[], each: (one: Answered) => void): number {
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    const one = answered[round % answered.length];
    if (one !== undefined) each(one);
  }
  return ((performance.now() - start) * 1_000) / ROUNDS;
}

const answered = await answeredRequests();
const tally = createUsageTally(() => new Date());
const record = ({ request, reply }: Answered) => {
  const use = useOf(request, reply);
  if (use !== null) tally.observe(use);
};
const times = Array.from({ length: TURNS }, () => {
  const time = timeOf(answered, record);
  tally.take();
  return time;
}).sort((one, other) => one - other);
console.log(
  JSON.stringify({
    bench: 'recording one request',
    microseconds: Number((times[TURNS >> 1] ?? 0).toFixed(2)),
    limitMicroseconds: 5,
  }),
);
