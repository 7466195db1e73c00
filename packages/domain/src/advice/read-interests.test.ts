import { describe, expect, it } from 'vitest';
import { realFieldGuide } from '../testing/real-advice.ts';
import { interestsOf, readInterests } from './read-interests.ts';

const guide = realFieldGuide();
const read = (text: string) => readInterests(guide, text);

describe('what a pupil says about interests', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['機械人', ['robots'], []],
    ['机器人', ['robots'], []],
    ['I love ROBOTS!', ['robots'], []],
    ['ｒｏｂｏｔ', ['robots'], []],
    ['小朋友', ['children'], []],
    ['AI and music', ['ai', 'music'], []],
    ['唔識揀工程定電腦', ['engineering', 'computers'], []],
    ['reboot the scatter', [], []],
    ['', [], []],
  ])('%s', (text, likes, dislikes) => {
    expect(read(text)).toMatchObject({ likes, dislikes });
  });
});

describe('a dislike', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['唔鍾意小朋友', [], ['noKids']],
    ['唔鍾意動物', [], ['animals']],
    ['唔鍾意數學同物理', [], ['noMaths', 'physics']],
    ['唔鍾意數學，鍾意動物', ['animals'], ['noMaths']],
    ['唔想寫code，鍾意畫畫', ['drawing'], ['noCoding']],
    ['no maths, animals', ['animals'], ['noMaths']],
    ['I don’t like law or accounting but love animation', ['anime'], ['law', 'accounting']],
    ['not interested in doing business', [], ['business']],
    ['鍾意動物但怕血', ['animals'], ['noBlood']],
    ['除咗會計', [], ['accounting']],
  ])('comes first and takes its words: %s', (text, likes, dislikes) => {
    expect(read(text)).toMatchObject({ likes, dislikes });
  });

  it('keeps its topics and careers from being found', () => {
    expect(read('not physics').topics).toEqual([]);
    expect(read('physics').topics).toEqual(['physics']);
  });
});

describe('short words', () => {
  it('in capitals are heard only so', () => {
    expect(read('IT').likes).toEqual(['computers']);
    expect(read('I like it').likes).toEqual([]);
    expect(read('PT').likes).toEqual(['therapy']);
    expect(read('pt').likes).toEqual([]);
  });
});

describe('topics and careers', () => {
  it('are looked for as well, in both languages', () => {
    expect(read('medical robots').topics).toEqual(['medical robots']);
    expect(read('想做物理治療師').careers).toEqual(['physiotherapist']);
    expect(read('physiotherapists').careers).toEqual(['physiotherapist']);
    expect(read('clinical psychologist').careers).toEqual(['clinical psychologist (after further study)']);
  });

  it('are found half-typed where nothing else is', () => {
    expect(read('psycholog').topics).toContain('psychology');
    expect(read('robo').careers).toContain('robotics engineer');
    expect(read('ro').topics).toEqual([]);
    expect(read('療').topics).toEqual([]);
  });
});

describe('ids and words together', () => {
  it('are one set, in which a dislike wins', () => {
    expect(interestsOf(guide, ['robots', 'noMaths', '鍾意動物'])).toMatchObject({
      likes: ['robots', 'animals'],
      dislikes: ['noMaths'],
    });
    expect(interestsOf(guide, ['robots', 'no robots'])).toMatchObject({ likes: [], dislikes: ['robots'] });
    expect(interestsOf(guide, ['nothing known'])).toEqual({
      likes: [],
      dislikes: [],
      topics: [],
      careers: [],
    });
  });
});

it('every word of an interest is heard as that interest', () => {
  const missed = guide.file.interests.flatMap(({ id, en, tc }) =>
    [...en, ...tc].filter((word) => {
      const { likes, dislikes } = read(word);
      return ![...likes, ...dislikes].includes(id);
    }),
  );
  expect(missed).toEqual([]);
});
