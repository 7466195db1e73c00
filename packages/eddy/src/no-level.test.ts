import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from './context.ts';
import { noLevelWords } from './guide/no-level-words.ts';
import { wordingIn } from './guide/wording.ts';
import { guideAnswer } from './guide-answer.ts';
import { standingFrom } from './standing.ts';
import { sampleContext } from './testing/sample-pupils.ts';

const NEW_PROGRAMME = 'JS1300';

describe.each(EDDY_LANGUAGES)('a table in %s with a programme that has no level', (language) => {
  const context = sampleContext('mei', language);
  const { texts } = wordingIn(language);
  const said = (line: string, codes: string) => line.replace('{{codes}}', codes);

  it('says below it why there is none', () => {
    const text = `JS1204 vs ${NEW_PROGRAMME}`;
    const answer = guideAnswer({ text, context, earlier: [], detailed: false });
    expect(answer.text).toContain(said(texts.chance.noScoresLine, NEW_PROGRAMME));
  });

  it('says it of the list and of its order', () => {
    const withNew = { ...context, choices: [...context.choices.slice(0, 3), NEW_PROGRAMME] };
    for (const text of ['my list', 'is my list in a good order']) {
      const answer = guideAnswer({ text, context: withNew, earlier: [], detailed: false });
      expect(answer.text, text).toContain(said(texts.chance.noScoresLine, NEW_PROGRAMME));
    }
  });

  it('tells an unknown formula from missing scores', () => {
    const words = noLevelWords(
      [
        { code: 'JS1000', level: -1, reason: 'formulaOfYearUnknown' },
        { code: 'JS1001', level: -1, reason: 'noPublishedScores' },
        { code: 'JS1002', level: 5, reason: null },
      ],
      wordingIn(language),
    );
    expect(words).toContain(said(texts.chance.formulaLine, 'JS1000'));
    expect(words).toContain(said(texts.chance.noScoresLine, 'JS1001'));
    expect(words).not.toContain('JS1002');
  });
});

it('rounds a half alike above and below the median', () => {
  const context = sampleContext('mei', 'en');
  const programme = context.catalogue.find('JS1204');
  if (programme === undefined) throw new Error('JS1204 is in the sample catalogue');
  const at = (score: number) =>
    standingFrom(
      { ...programme, score_md: 40 },
      { classification: 4, reason: null, user_score: score, percentile: 50 },
      context,
    ).from_reference;
  expect([at(37.875), at(42.125), at(40)]).toEqual([-2.13, 2.13, 0]);
});
