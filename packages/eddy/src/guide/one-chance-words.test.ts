import { LEVELS, type Level, levelLine, marksOf, type ReferenceKind } from '@lodestar/domain';
import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { type ClassifiedProgramme, classifyProgrammes } from '../tools/classify-programmes.ts';
import { chanceTitle } from './one-chance-words.ts';
import { talkWords } from './talk-words.ts';
import { wordingIn } from './wording.ts';

const CONTEXT = sampleContext('mei', 'en');
const SOME = 25;

/** The programmes of the year whose scores are of one kind, as an answer has them. */
function programmesWith(kind: ReferenceKind): readonly ClassifiedProgramme[] {
  const codes = CONTEXT.catalogue.entries.map(({ programme }) => programme.code);
  return classifyProgrammes({ codes }, CONTEXT).programmes.filter((one) => one.reference_kind === kind);
}
const MEANS = programmesWith('mean');
const MIDDLES = programmesWith('middle');
const MEDIANS = programmesWith('median').slice(0, SOME);

const at = (one: ClassifiedProgramme, level: Level): ClassifiedProgramme => ({ ...one, level, reason: null });

/** A level and its meaning as the pages word them, the name set in bold as a title has it. */
function explained(level: Level, kind: ReferenceKind | null, language: (typeof EDDY_LANGUAGES)[number]) {
  const line = levelLine({ classification: level, reason: null }, kind, language);
  const [name = '', meaning = ''] = line.split(marksOf(language).colon);
  return { name: `**${name}**`, meaning };
}

describe.each(EDDY_LANGUAGES)('the title of a chance in %s', (language) => {
  const written = wordingIn(language);
  const spoken = wordingIn(language, 'spoken');

  it('says of a level what the pages say of it, by the figures that a programme has', () => {
    expect([MEANS.length, MIDDLES.length].every((count) => count > 0)).toBe(true);
    for (const one of [...MEANS, ...MIDDLES, ...MEDIANS]) {
      for (const level of LEVELS) {
        const { name, meaning } = explained(level, one.reference_kind, language);
        const title = chanceTitle(at(one, level), written);
        expect(title).toContain(name);
        expect(title).toContain(meaning);
        expect(chanceTitle(at(one, level), spoken)).toContain(name);
      }
    }
  });

  it('calls neither a mean nor a middle of quartiles a median', () => {
    for (const one of [...MEANS, ...MIDDLES]) {
      for (const level of LEVELS) {
        for (const wording of [written, spoken])
          expect(chanceTitle(at(one, level), wording), one.code).not.toMatch(/median|中位/i);
      }
    }
  });
});

it.each([
  ['tc', 'written', 8, 'median', '高於去年幾乎所有獲取錄者的分數'],
  ['tc', 'spoken', 8, 'median', '高過去年幾乎所有獲取錄者嘅分數'],
  ['sc', 'spoken', 4, 'middle', '高过上下四分位数嘅中间'],
  ['tc', 'spoken', 3, 'mean', '接近平均分'],
  ['en', 'spoken', 3, 'mean', 'around the average'],
] as const)('in %s, %s, level %i of a %s is %s', (language, register, level, kind, meaning) => {
  expect(wordingIn(language, register).meaning(level, kind)).toBe(meaning);
});

it('what a level is, is told by the same words', () => {
  const words = talkWords({ kind: 'explain', notions: ['level'], outside: null }, wordingIn('en'));
  expect(words).toContain('**Golden ticket** (above nearly all of last year’s admitted scores)');
});
