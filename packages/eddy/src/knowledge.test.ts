import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES, type EddyLanguage } from './context.ts';
import { idFor } from './knowledge/for-whom.ts';
import { knowledgeFor } from './knowledge.ts';
import { speakerIn } from './state/speaker.ts';
import { phrasesIn } from './testing/language-phrases.ts';
import { realKnowledge } from './testing/real-knowledge.ts';
import { sampleContext } from './testing/sample-pupils.ts';
import { understand } from './understand.ts';

const aside = phrasesIn('answers/set-aside');
const firstFor = (message: string): string | undefined => knowledgeFor(message, realKnowledge())[0]?.entry.id;

/** What was measured of authors whom nothing was learned from and nobody looked at, rounded down; see docs/decisions/067. */
const MEASURED: Readonly<Record<EddyLanguage, { readonly first: number; readonly given: number }>> = {
  en: { first: 0.94, given: 0.76 },
  tc: { first: 0.96, given: 0.85 },
  sc: { first: 0.96, given: 0.83 },
};

describe('the short answer that authors who were set aside ask for', () => {
  it.each(EDDY_LANGUAGES)('is found, and given, as often as was measured, in %s', (language) => {
    const asked = aside.filter(({ lang }) => lang === language);
    const context = sampleContext('mei', language);
    const isGiven = ({ text, label }: (typeof asked)[number]): boolean =>
      understand(text, context).calls.some(
        (call) =>
          call.tool === 'knowledge' &&
          // Who asks may be told the same in words for them.
          [label, idFor(speakerIn(text, []), label)].some((id) => id === call.input.entry),
      );
    const found = asked.filter(({ text, label }) => firstFor(text) === label).length / asked.length;
    const given = asked.filter(isGiven).length / asked.length;
    expect(found).toBeGreaterThanOrEqual(MEASURED[language].first);
    expect(given).toBeGreaterThanOrEqual(MEASURED[language].given);
  });
});

describe('the answers found for a message', () => {
  it.each([
    ['使唔使開帳戶先用得', 'siteFree'],
    ['上次考得差畀佢打，今次點算', 'afraidToGoHome'],
    ['做咩彈張求助卡俾我', 'wasJoking'],
    ['放假係咪要搬走', 'hallHolidays'],
  ])('are those whose own question it is, whatever words they need else: %s', (question, id) => {
    expect(firstFor(question)).toBe(id);
  });

  it.each([
    ['宿舍包唔包', 'hallNonLocal'],
    ['我很怕考試', 'siblingFailedFear'],
    ['人工點', 'teacherPay'],
    ['can i get into law with these grades', 'lawOtherRoads'],
  ])('are none of a matter that it has no word of: %s', (message, id) => {
    expect(knowledgeFor(message, realKnowledge()).map(({ entry }) => entry.id)).not.toContain(id);
  });

  it('are those of the topics that the caller knows', () => {
    const found = knowledgeFor('how much is the fee', realKnowledge(), ['money']);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ entry }) => entry.topic))).toEqual(new Set(['money']));
  });

  it('come with shares from 0 to 1, the likeliest first', () => {
    const shares = knowledgeFor('interview', realKnowledge()).map(({ share }) => share);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  it('are the same in either script', () => {
    expect(firstFor('聯招幾時截止')).toBe('applicationDeadline');
    expect(firstFor('联招几时截止')).toBe('applicationDeadline');
  });

  it('are none where nothing is said', () => {
    expect(knowledgeFor('', realKnowledge())).toEqual([]);
  });
});
