import { describe, expect, it } from 'vitest';
import { withoutReassurance } from './misread-words.ts';

describe('what reassures Eddy before a question is no part of it', () => {
  it.each([
    ['没有没有他就是嘴上说说，从来没打过我。那科大商科呢', '那科大商科呢'],
    ['冇呀冇呀佢淨係口講，從來冇打過我。咁科大商科呢', '咁科大商科呢'],
    ['he never hit me, its just words. does hkust business take 27?', 'does hkust business take 27?'],
    ['haha no im fine its just an expression. should i drop it?', 'should i drop it?'],
    ['我冇事呀，講笑啫。邊間最穩？', '邊間最穩？'],
  ])('%s', (message, question) => {
    expect(withoutReassurance(message)).toBe(question);
  });

  it.each([
    'haha no im fine',
    'no, can i still get in?',
    '冇呀，咁邊科好',
    'i am fine with biology, is it hard?',
    'what does JS6107 ask for?',
  ])('stays whole: %s', (message) => {
    expect(withoutReassurance(message)).toBe(message);
  });
});
