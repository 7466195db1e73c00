import { cpSync } from 'node:fs';
import { type Session, signInOf } from '@lodestar/contract/testing/registration.ts';
import { inTurns, type Questions, throughput } from './support/load.ts';
import { hashLoop, newFolder, type Running, startBareReader, startProduct } from './support/processes.ts';
import { register } from './support/register.ts';
import { print, rounded } from './support/rows.ts';
import { addUsage } from './support/usage.ts';
import { addPupils } from './support/users.ts';

const WARM_UP_SECONDS = 3;
const SECONDS = 2;
const TURNS = 5;
const CROWD = 10_000;
const TIMED_SIGN_INS = 150;

function post({ address }: Running, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const readMe = ({ token }: Session): Questions => ({
  method: 'GET',
  path: '/api/auth/me',
  bodies: [],
  headers: { authorization: `Bearer ${token}` },
});

async function compare(sides: readonly [() => Promise<number>, () => Promise<number>]) {
  const [ours, base] = await inTurns(sides, TURNS);
  return { perSecond: rounded(ours), basePerSecond: rounded(base), ratio: rounded(ours / base, 3) };
}

async function measureMe(product: Running, session: Session, copy: string): Promise<void> {
  const bare = await startBareReader(copy, session.user.UID);
  const measure = (address: string, seconds: number) => throughput(address, readMe(session), seconds);
  await measure(product.address, WARM_UP_SECONDS);
  await measure(bare.address, WARM_UP_SECONDS);
  const figures = await compare([
    () => measure(product.address, SECONDS),
    () => measure(bare.address, SECONDS),
  ]);
  print({
    bench: 'GET /api/auth/me on PGlite',
    ...figures,
    against: 'bare handler with one PGlite primary-key read',
    atLeast: 0.6,
  });
  await bare.stop();
}

async function measureCrowd(few: Running, session: Session): Promise<void> {
  const { folder, remove } = newFolder();
  const first = await startProduct({ DATA_DIR: folder });
  const crowded = await register(first, 'one.of.many');
  await first.stop();
  await addPupils(folder, CROWD);
  await addUsage(folder, 365, 40);
  const many = await startProduct({ DATA_DIR: folder });
  const measure = (product: Running, one: Session, seconds: number) =>
    throughput(product.address, readMe(one), seconds);
  await measure(many, crowded, WARM_UP_SECONDS);
  const figures = await compare([
    () => measure(many, crowded, SECONDS),
    () => measure(few, session, SECONDS),
  ]);
  print({
    bench: `GET /api/auth/me among ${CROWD} users and a year of usage rows`,
    ...figures,
    against: 'the same with one user',
    atLeast: rounded(1 / 1.3, 3),
  });
  await many.stop();
  remove();
}

async function measureSignIns(product: Running): Promise<void> {
  const names = Array.from({ length: 20 }, (_, index) => `pupil-${index}`);
  for (const name of names) await register(product, name);
  const questions: Questions = {
    method: 'POST',
    path: '/api/auth/login',
    bodies: names.map((username) => JSON.stringify(signInOf(username))),
  };
  await throughput(product.address, questions, WARM_UP_SECONDS);
  const figures = await compare([
    () => throughput(product.address, questions, SECONDS),
    () => hashLoop(SECONDS),
  ]);
  print({ bench: 'sign-ins', ...figures, against: 'argon2id alone, same parameters', atLeast: 0.8 });
}

/** Whether somebody who measures can tell an unknown account from a wrong password. */
async function measureSecrecy(product: Running): Promise<void> {
  const timed = async (username: string) => {
    const start = performance.now();
    await (await post(product, '/api/auth/login', { username, password: 'wrong' })).text();
    return performance.now() - start;
  };
  const known = [];
  const unknown = [];
  for (let index = 0; index < TIMED_SIGN_INS; index++) {
    await register(product, `known-${index}`);
    known.push(await timed(`known-${index}`));
    unknown.push(await timed(`unknown-${index}`));
  }
  const middle = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
  print({
    bench: 'refused sign-in, unknown account against wrong password',
    ms: rounded(middle(unknown), 2),
    baseMs: rounded(middle(known), 2),
    ratio: rounded(middle(unknown) / middle(known), 3),
    between: [0.9, 1.1],
  });
}

const { folder, remove } = newFolder();
const copied = newFolder();
const first = await startProduct({ DATA_DIR: folder });
const session = await register(first, 'mei');
await first.stop();
cpSync(folder, copied.folder, { recursive: true });
const product = await startProduct({ DATA_DIR: folder });
await measureMe(product, session, copied.folder);
await measureCrowd(product, session);
await measureSignIns(product);
await measureSecrecy(product);
await product.stop();
remove();
copied.remove();
