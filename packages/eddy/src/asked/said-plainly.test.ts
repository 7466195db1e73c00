import { describe, expect, it } from 'vitest';
import { sampleContext } from '../testing/sample-pupils.ts';
import { readPlainly } from './said-plainly.ts';

const read = (text: string) => readPlainly(text, sampleContext('mei', 'en'));

describe('a message said plainly', () => {
  it.each(['i am out of the game', 'my mother in law says so', 'r u a robot', '我日日打遊戲', '睇醫生'])(
    'names no field in %s',
    (text) => {
      expect(read(text).named.topics).toEqual([]);
    },
  );

  it.each([
    ['double degree in law', 'law'],
    ['game design', 'game'],
    ['how much do physios earn', 'physiotherapy'],
    ['actsc at hku', 'actuar'],
    ['演藝音樂要唔要試音', 'music'],
  ])('names the field in %s', (text, query) => {
    expect(
      read(text)
        .named.searches.map((one) => one.query)
        .join(),
    ).toContain(query);
  });

  it('looks once for a field that is named twice', () => {
    expect(read('hku nursing or cuhk nursing').named.searches).toHaveLength(1);
  });
});
