import { describe, expect, it } from 'vitest';
import { withoutUnwanted } from './unwanted-request.ts';

describe('what is asked not to be told', () => {
  it.each([
    ["mock is monday. dont give me a timetable pls i'll cry", 'mock is monday.'],
    ["please don't lecture me, just say if english 3 is enough", 'just say if english 3 is enough'],
    ['i dont want a list of tips just tell me if nursing suits me', 'if nursing suits me'],
    ['咁我聽日返學先做咩 唔好叫我努力讀書呢啲', '咁我聽日返學先做咩'],
    ['别给我列课程 我就想知道晕血怎么办', '我就想知道晕血怎么办'],
    ['唔好呃我 我有冇機入港大', '我有冇機入港大'],
  ])('is cut from “%s”', (message, rest) => {
    expect(withoutUnwanted(message)).toBe(rest);
  });

  it.each([
    '唔好再叫我溫書',
    "don't tell my mum what i type",
    'i dont want to do law',
    '有冇唔好入啲嘅科',
    "i don't know which list is better",
  ])('is all, or none of it, in “%s”', (message) => {
    expect(withoutUnwanted(message)).toBe(message);
  });
});
