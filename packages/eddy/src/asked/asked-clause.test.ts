import { describe, expect, it } from 'vitest';
import { withoutGreeting } from './asked-clause.ts';

describe('Eddy’s name after what is said to him', () => {
  it.each([
    ['攰呀eddy', '攰呀'],
    ['i dont know eddy', 'i dont know'],
    ['点算呀, Eddy!', '点算呀'],
    ['hi eddy', 'hi eddy'],
    ['who are you eddy', 'who are you eddy'],
    ['你係eddy', '你係eddy'],
    ['eddy', 'eddy'],
  ])('%s', (message, rest) => expect(withoutGreeting(message)).toBe(rest));
});
