import { describe, expect, it } from 'vitest';
import { mattersIn } from './matters.ts';

describe('what a message asks', () => {
  it.each<[string, readonly string[]]>([
    ['what is the fee? and is there an interview?', ['what is the fee?', 'and is there an interview?']],
    ['My maths is weak. Can I do law? What is the fee?', ['Can I do law?', 'What is the fee?']],
    [
      'how much is a HD and can i still get into uni after',
      ['how much is a HD', 'can i still get into uni after'],
    ],
    ['讀完係咪即刻做到社工，人工點', ['讀完係咪即刻做到社工', '人工點']],
    ['符合吗？学费一年多少', ['符合吗？', '学费一年多少']],
    ['手语翻译是做什么的 另外要读几年', ['手语翻译是做什么的', '要读几年']],
    [
      'do they look at my old results or is there a penalty',
      ['do they look at my old results', 'is there a penalty'],
    ],
    ['我有讀寫障礙 考試有冇加時 大學會唔會知', ['考試有冇加時', '大學會唔會知']],
    ['i got maths 2. do art schools mind', ['do art schools mind']],
    ['my cousin says asso is a waste. should i retake', ['should i retake']],
    ['重讀好定係讀副學士好', ['重讀好定係讀副學士好']],
    ['I want to be a vet and I like horses', []],
    ['why?? tell me', ['why? tell me']],
    ['', []],
  ])('is taken apart: %j', (message, asked) =>
    expect(mattersIn(message).map((matter) => matter.asked)).toEqual(asked),
  );

  it('comes with what is told before it, and what is told at the end', () => {
    expect(mattersIn('I failed chem. can i still do pharmacy? i love the lab work.')).toEqual([
      { told: ['I failed chem.'], asked: 'can i still do pharmacy?', after: ['i love the lab work.'] },
    ]);
  });
});
