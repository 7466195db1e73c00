import { expect, test } from 'vitest';
import { networkOf } from './request-source.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:DB8:0:0:ffff::9', '2001:db8::'],
  ['2001:db8:0:1::1', '2001:db8:0:1::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
