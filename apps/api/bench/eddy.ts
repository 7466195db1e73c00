import { z } from 'zod';
import {
  newFolder,
  type Running,
  readStreams,
  startProduct,
  startTokenProvider,
} from './support/processes.ts';
import { register } from './support/register.ts';
import { print, rounded } from './support/rows.ts';

const ASKED = 150;
const STREAMS = 200;
const READS = 3_000;
/** As a hosted model talks; the first word is early, so that what we add is not lost in it. */
const TALKING = { firstMs: 20, everyMs: 5, words: 20 };
/** Faster than anybody reads. */
const LONG_TALK = { firstMs: 200, everyMs: 50, words: 2_400 };

const share = (figures: readonly number[], part: number) =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length * part)] ?? 0;

const chatSchema = z.object({ Chat_ID: z.string() });

interface Talker {
  readonly product: Running;
  readonly token: string;
  readonly chatId: string;
}

const post = (address: string, path: string, token: string, body: unknown, accept = 'application/json') =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept },
    body: JSON.stringify(body),
  });

async function beginChat(product: Running, token: string, User_ID: string): Promise<string> {
  const wish = { User_ID, initial_message: 'Hello Eddy' };
  const created = await post(product.address, '/api/chat/create', token, wish);
  return chatSchema.parse(await created.json()).Chat_ID;
}

async function newTalker(product: Running, name: string): Promise<Talker> {
  const { token, user } = await register(product, name);
  return { product, token, chatId: await beginChat(product, token, user.User_ID) };
}

const askStreamed = ({ product, token, chatId }: Talker) =>
  post(product.address, `/api/chat/${chatId}/message`, token, { Text: 'Where to?' }, 'text/event-stream');

/** Milliseconds until the first word, and then to the end of the answer. */
async function firstWord(asked: Promise<Response>, start = performance.now()): Promise<number> {
  const response = await asked;
  const decoder = new TextDecoder();
  let text = '';
  let first: number | null = null;
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (first === null && text.includes('harbour')) first = performance.now() - start;
  }
  if (first === null) throw new Error(`no word came: ${text.slice(0, 300)}`);
  return first;
}

const modelAt = (provider: Running) => ({ EDDY_BASE_URL: `${provider.address}/v1`, EDDY_MODEL: 'm' });

async function measureFirstWord(on: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const provider = await startTokenProvider(TALKING);
  const product = await startProduct({ ...settings, ...modelAt(provider) });
  const ours: number[] = [];
  const own: number[] = [];
  const name = `talker-${process.pid}-${Date.now()}`;
  for (let asked = 0; asked < ASKED; asked += 1) {
    // A pupil may ask forty times an hour.
    const talker = await newTalker(product, `${name}-${asked}`);
    await firstWord(askStreamed(talker));
    ours.push(await firstWord(askStreamed(talker)));
    own.push(await firstWord(post(`${provider.address}/v1`, '/chat/completions', '', { stream: true })));
  }
  print({
    bench: `first word of a streamed answer on ${on}`,
    ms: rounded(share(ours, 0.5), 1),
    p95Ms: rounded(share(ours, 0.95), 1),
    against: 'the provider’s own first word',
    baseMs: rounded(share(own, 0.5), 1),
    moreMs: rounded(share(ours, 0.5) - share(own, 0.5), 1),
    atMostMore: 10,
  });
  await product.stop();
  await provider.stop();
}

async function measureGuide(folder: string): Promise<void> {
  const product = await startProduct({ DATA_DIR: folder });
  const talker = await newTalker(product, `guided-${process.pid}`);
  const scores = {
    'Chinese Language': '4',
    'English Language': '5',
    'Mathematics Compulsory Part': '5',
    PHY: '5',
    CHE: '4',
    BIO: '4',
  };
  await post(product.address, '/api/dse-scores/save', talker.token, { scores });
  const questions = [
    'What are my chances at JS6107?',
    'What fits me?',
    '我入到港大醫科嗎？',
    '如果英文升一級會點？',
    'Recommend programmes at CUHK',
    'What does my trajectory show?',
  ];
  const times: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const chatId = await beginChat(product, talker.token, `guided-${process.pid}`);
    for (const Text of questions) {
      const start = performance.now();
      const answer = await post(product.address, `/api/chat/${chatId}/message`, talker.token, { Text });
      await answer.text();
      if (!answer.ok) throw new Error(`${Text}: ${answer.status}`);
      if (round > 1) times.push(performance.now() - start);
    }
  }
  print({
    bench: 'an answer of the built-in guide',
    ms: rounded(share(times, 0.5), 1),
    p95Ms: rounded(share(times, 0.95), 1),
    atMostMs: 150,
  });
  await product.stop();
}

/** Milliseconds that other calls take, one after the other. */
async function timeReads(product: Running, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const start = performance.now();
    const path = read % 2 === 0 ? '/api/programmes/dse/code/JS6107' : '/api/auth/me';
    await (
      await fetch(`${product.address}${path}`, { headers: { authorization: `Bearer ${token}` } })
    ).arrayBuffer();
    times.push(performance.now() - start);
  }
  return times;
}

async function measureCrowd(folder: string): Promise<void> {
  const provider = await startTokenProvider(LONG_TALK);
  const product = await startProduct({ DATA_DIR: folder, ...modelAt(provider) });
  const talkers: Talker[] = [];
  for (let count = 0; count < STREAMS; count += 1)
    talkers.push(await newTalker(product, `one-of-many-${count}`));
  const { token } = await newTalker(product, 'reader');
  await timeReads(product, token);
  const alone = await timeReads(product, token);
  const readers = talkers.map(({ token: own, chatId }) => ({ token: own, chatId }));
  const { open, stop } = await readStreams(product.address, readers);
  const among = await timeReads(product, token);
  await stop();
  print({
    bench: `other calls while ${open} answers are streamed, each ${1_000 / LONG_TALK.everyMs} words a second`,
    ms: rounded(share(among, 0.5), 2),
    p95Ms: rounded(share(among, 0.95), 2),
    against: 'the same with none',
    baseMs: rounded(share(alone, 0.5), 2),
    ratio: rounded(share(among, 0.5) / share(alone, 0.5), 2),
    atMost: 1.5,
  });
  await product.stop();
  await provider.stop();
}

const { folder, remove } = newFolder();
await measureGuide(folder);
await measureFirstWord('PGlite', { DATA_DIR: folder });
await measureCrowd(folder);
remove();
const { TEST_DATABASE_URL } = process.env;
if (TEST_DATABASE_URL) await measureFirstWord('PostgreSQL', { DATABASE_URL: TEST_DATABASE_URL });
else
  print({ bench: 'first word of a streamed answer on PostgreSQL', skipped: 'TEST_DATABASE_URL is not set' });
