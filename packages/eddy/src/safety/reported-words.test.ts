import { describe, expect, it } from 'vitest';
import { readDanger } from './read-danger.ts';
import { withoutReported } from './reported-words.ts';

describe('a reproach heard at home, and the fear of being worn out by work', () => {
  it.each([
    '刚刚跟我妈大吵 她说养我白养了',
    '阿爸話白養我',
    'social work係咪好悲 我怕聽完人哋嘅嘢我自己抑鬱埋',
    '读社工会不会天天听惨事 把自己弄抑郁',
  ])('is asked about, and shown no card, in “%s”', (text) => {
    expect(readDanger(text).kind).toBe('soft');
  });

  it.each([
    '他们说我考不上就白养了,我把命还给他们就不算白养',
    '妈,对不起,你白养了',
    '她说养我白养了 我唔想做人',
    '我妈说白养我了 我想死',
    '做社工好攰 我想自殺',
  ])('takes nothing from what stands beside it in “%s”', (text) => {
    expect(readDanger(text).kind).toBe('card');
  });

  it.each(['我怕我抑鬱', '我白養咗隻貓', 'i feel depressed'])('is none in “%s”', (text) => {
    expect(withoutReported(text)).toBeNull();
  });
});
