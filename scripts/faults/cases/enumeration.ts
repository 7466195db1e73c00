import { call, quantile, register, rounded } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';

const ACCOUNTS = 80;

export const enumeration: Fault = {
  name: 'telling accounts by the time of a refused login',
  mustMeet: 'median time of unknown against wrong password 0.9 to 1.1, equal answers',
  databases: ['embedded', 'postgres'],
  limitSeconds: 180,
  run: async ({ settings }) => {
    const { address } = await startProduct(settings);
    const refused = (username: string) =>
      call(address, 'POST', '/api/auth/login', { body: { username, password: 'not the password' } });
    const known: number[] = [];
    const unknown: number[] = [];
    const answers = new Set<string>();
    for (let index = 0; index < ACCOUNTS; index++) await register(address, `known-${index}`);
    for (let index = 0; index < ACCOUNTS; index++) {
      const pair = [
        { times: known, name: `known-${index}` },
        { times: unknown, name: `nobody-${index}` },
      ];
      for (const { times, name } of index % 2 === 0 ? pair : pair.reverse()) {
        const { status, text, ms } = await refused(name);
        times.push(ms);
        answers.add(`${status} ${text.replace(/"requestId":"[^"]*"/, '')}`);
      }
    }
    const [knownMs, unknownMs] = [quantile(known, 0.5), quantile(unknown, 0.5)];
    const ratio = unknownMs / knownMs;
    const ours = {
      knownMs: rounded(knownMs, 2),
      unknownMs: rounded(unknownMs, 2),
      ratio: rounded(ratio, 3),
      differentAnswers: answers.size,
    };
    return measured(ours, ratio >= 0.9 && ratio <= 1.1 && answers.size === 1);
  },
};
