import { expect, test } from 'vitest';
import { licencesOf, linesOf } from './licences.ts';

test('every package of others is listed with its licence, however it is named', () => {
  const components = [
    { 'bom-ref': 'zod@4.6.7', name: 'zod', version: '4.6.7', licenses: [{ license: { id: 'MIT' } }] },
    { 'bom-ref': '@lodestar/domain@0.1.0', name: 'domain', version: '0.1.0' },
    { 'bom-ref': 'json@1.0.0', name: 'json', version: '1.0.0', licenses: [{ expression: 'MIT AND ISC' }] },
    { 'bom-ref': 'old@0.0.1', name: 'old', version: '0.0.1' },
  ];
  expect(linesOf(licencesOf({ components }))).toBe(
    'json 1.0.0: MIT AND ISC\nold 0.0.1: none named\nzod 4.6.7: MIT\n',
  );
});
