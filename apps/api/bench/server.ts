import { inTurns, type Questions, throughput } from './support/load.ts';
import { domainLoop, newFolder, type Running, startBare, startProduct } from './support/processes.ts';
import { pupils } from './support/pupils.ts';
import { print, rounded } from './support/rows.ts';

const WARM_UP_SECONDS = 1;
const SECONDS = 1.5;
const TURNS = 3;
/** More sets of grades than any cache of the server keeps. */
const OTHER_PUPILS = 4_000;
const REST_MS = 10_000;

const [one] = pupils(1);
const RECOMMEND = '/api/programmes/dse/recommendations/6';

const ROWS: readonly { row: string; atLeast: number; questions: Questions }[] = [
  {
    row: 'GET code',
    atLeast: 0.45,
    questions: { method: 'GET', path: '/api/programmes/dse/code/JS6107', bodies: [] },
  },
  {
    row: 'POST classify',
    atLeast: 0.45,
    questions: {
      method: 'POST',
      path: '/api/programmes/dse/classify',
      bodies: [JSON.stringify({ programmeCode: 'JS6107', userScores: one })],
    },
  },
  {
    row: 'POST recommendations/6, the same grades again',
    atLeast: 0.45,
    questions: { method: 'POST', path: RECOMMEND, bodies: [JSON.stringify({ userScores: one })] },
  },
];

async function answerBytes(address: string, { method, path, bodies }: Questions): Promise<Buffer> {
  const [body] = bodies;
  const response = await fetch(`${address}${path}`, {
    method,
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function againstBare(product: Running, questions: Questions): Promise<[ours: number, bare: number]> {
  const bare = await startBare(await answerBytes(product.address, questions));
  const measure = (address: string, seconds: number) => throughput(address, questions, seconds);
  await measure(product.address, WARM_UP_SECONDS);
  await measure(bare.address, WARM_UP_SECONDS);
  const figures = await inTurns(
    [() => measure(product.address, SECONDS), () => measure(bare.address, SECONDS)],
    TURNS,
  );
  await bare.stop();
  return figures;
}

async function measureThroughput(folder: string): Promise<void> {
  const product = await startProduct({ DATA_DIR: folder });
  for (const { row, atLeast, questions } of ROWS) {
    const [ours, bare] = await againstBare(product, questions);
    print({
      bench: row,
      perSecond: rounded(ours),
      against: 'bare node:http sending the same bytes',
      basePerSecond: rounded(bare),
      ratio: rounded(ours / bare, 3),
      atLeast,
    });
  }
  const bodies = pupils(OTHER_PUPILS).map((userScores) => JSON.stringify({ userScores }));
  const questions: Questions = { method: 'POST', path: RECOMMEND, bodies };
  await throughput(product.address, questions, WARM_UP_SECONDS);
  const [ours, loop] = await inTurns(
    [() => throughput(product.address, questions, SECONDS), () => domainLoop(SECONDS, OTHER_PUPILS)],
    TURNS,
  );
  print({
    bench: 'POST recommendations/6, other grades each time',
    perSecond: rounded(ours),
    against: 'the same domain function in a loop',
    basePerSecond: rounded(loop),
    ratio: rounded(ours / loop, 3),
    atLeast: 0.7,
  });
  await product.stop();
}

/** Memory after a start on data that is there already (the first start lays them down), some questions, and a rest. */
async function measureMemory(on: string, limitMB: number, settings: Record<string, string>): Promise<void> {
  await (await startProduct(settings)).stop();
  const product = await startProduct(settings);
  for (const { questions } of ROWS) await answerBytes(product.address, questions);
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  print({ bench: `memory at rest on ${on}`, MB: product.memory(), limitMB });
  await product.stop();
}

const { folder, remove } = newFolder();
await measureThroughput(folder);
await measureMemory('PGlite', 350, { DATA_DIR: folder });
remove();
const { TEST_DATABASE_URL } = process.env;
if (TEST_DATABASE_URL) await measureMemory('PostgreSQL', 180, { DATABASE_URL: TEST_DATABASE_URL });
else print({ bench: 'memory at rest on PostgreSQL', skipped: 'TEST_DATABASE_URL is not set' });
