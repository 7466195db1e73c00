import { classify, openCatalogue, SAMPLE_GRADES } from '@lodestar/domain';
import { expect, test } from 'vitest';
import { realYear } from '../../../testing/programme/real-year.ts';
import { TOUCHED_LEVELS, TOUCHED_PROGRAMME } from './level-card.tsx';

test('the card of the front page says what the engine says of the sample grades', () => {
  const { programmes, figures } = realYear(2026);
  const catalogue = openCatalogue(programmes, figures);
  const programme = catalogue.find(TOUCHED_PROGRAMME.code);
  if (programme === undefined) throw new Error('the programme is offered no more');
  const { score_md: median, score_year: year } = programme;
  expect([median, year]).toEqual([TOUCHED_PROGRAMME.median, TOUCHED_PROGRAMME.year]);
  const worked = TOUCHED_LEVELS.map(({ grade }) => {
    const grades = { ...SAMPLE_GRADES, [TOUCHED_PROGRAMME.subject]: grade };
    const { user_score: score, classification: level } = classify(catalogue, programme, grades);
    return { grade, score, level };
  });
  expect(worked).toEqual(TOUCHED_LEVELS);
});
