import { expect, test } from 'vitest';
import { addressTold, readyLine } from './ready-line.ts';

async function* lines(...all: readonly string[]) {
  yield* all;
}

test('a server says where it answers, whatever it says before', async () => {
  const address = 'http://127.0.0.1:3000';
  const warning = '(node:7) Warning: see https://nodejs.org/api';
  await expect(addressTold(lines(warning, readyLine(address), 'Settings: PORT'))).resolves.toBe(address);
  await expect(addressTold(lines(warning))).rejects.toThrow('before it was ready');
});
