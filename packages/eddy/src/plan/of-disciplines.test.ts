import { describe, expect, it } from 'vitest';
import type { EddyLanguage } from '../context.ts';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { lookedUpLast } from '../testing/talk.ts';

const callsTo = (language: EddyLanguage, turns: readonly string[]) =>
  lookedUpLast(turns, sampleContext('newcomer', language));

describe('what is asked in words of a discipline', () => {
  it.each<[EddyLanguage, readonly string[], readonly string[], string]>([
    ['en', ['is there blood in dentistry, i faint easily'], ['dentistry'], 'body'],
    ['tc', ['讀視光會唔會好悶'], ['optometry'], 'hard'],
    // Of what the talk is of, and of another one, where nothing more is said of it.
    ['en', ['tell me about radiography', 'must you talk to patients a lot in it'], ['radiography'], 'people'],
    ['sc', ['物理治疗师每天要跟很多人说话吗', '那言语治疗呢'], ['speechTherapy'], 'people'],
    // Of two at once, in the order they are named.
    ['en', ['which uses more maths, optometry or pharmacy'], ['optometry', 'pharmacy'], 'maths'],
  ])('in %s: %j', (language, turns, disciplines, aspect) => {
    const [call] = callsTo(language, turns);
    expect(call).toMatchObject({ tool: 'about_disciplines', disciplines });
    expect(call).toHaveProperty('aspects', expect.arrayContaining([aspect]));
  });

  it.each<[string, EddyLanguage, readonly string[]]>([
    ['a score', 'en', ['what was the median for pharmacy at cuhk']],
    ['a chance', 'tc', ['我咁嘅成績讀唔讀到物理治療']],
    ['programmes', 'sc', ['哪些大学有护理课程']],
    ['a fee', 'en', ['dentistry tuition fee please']],
    ['an interview', 'tc', ['牙醫要唔要面試']],
    ['a comparison of universities', 'en', ['nursing at polyu or hkmu, which is easier to get into']],
    ['a subject of school', 'tc', ['我想退修化學，生物就留返']],
  ])('is no note where %s is asked for', (_, language, turns) => {
    expect(callsTo(language, turns)).not.toContainEqual(
      expect.objectContaining({ tool: 'about_disciplines' }),
    );
  });

  it('gives way to a short answer of that very matter', () => {
    expect(callsTo('en', ['difference between physio and occupational therapy'])).toMatchObject([
      { tool: 'knowledge', entry: 'physioVsOt' },
    ]);
  });
});

describe('the answer of notes', () => {
  const answer = (language: EddyLanguage, text: string) =>
    guideAnswer({ text, context: sampleContext('newcomer', language), earlier: [], detailed: false });

  it('sets several side by side, each behind its name, says what it stands on, and goes on to their programmes', () => {
    const { text, suggestions } = answer('en', 'which uses more maths, optometry or pharmacy');
    expect(text).toMatch(/^- \*\*Optometry\*\*: .+\n- \*\*Pharmacy\*\*: .+\n\n\*General knowledge/);
    expect(suggestions).toContain('Which programmes are there in Pharmacy and Chinese medicine?');
  });

  it('opens with the note of a single one', () => {
    const [note] = answer('en', 'is there blood in dentistry, i faint easily').text.split('\n\n');
    expect(note).toMatch(/dentist/i);
  });
});
