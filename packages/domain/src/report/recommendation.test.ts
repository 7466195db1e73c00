import { describe, expect, it } from 'vitest';
import type { AbilityScores } from '../ability/dimension.ts';
import { DEFAULT_ABILITY } from '../ability/dimension.ts';
import { rankProgrammes, rankSubjects, TOP_MATCHES } from '../ability/match.ts';
import { spreadOverAreas } from '../ability/spread-matches.ts';
import { PROGRAMMES, SUBJECTS } from '../testing/ability-data.ts';
import { abilityRecommendation } from './recommendation.ts';

const codesOf = (scores: AbilityScores, subjects = SUBJECTS, programmes = PROGRAMMES) =>
  abilityRecommendation(scores, subjects, programmes).paragraphs.map((findings) =>
    findings.map(({ code }) => code),
  );

const REASONING: AbilityScores = [4.3, 3.8, 3.3, 2.7, 2.1, 2.1];

describe('what the built-in guide finds', () => {
  it('goes from the profile to a next step in five paragraphs', () => {
    expect(codesOf(REASONING)).toEqual([
      ['profile', 'balance'],
      ['growth'],
      ['subjects', 'programmes', 'matchMeaning'],
      ['careers'],
      ['nextStep', 'position'],
    ]);
  });

  it('names the three subjects and programmes that the report lists first, and how close they are', () => {
    const three = (ranked: readonly { readonly row: { readonly code: string } }[]) =>
      ranked.slice(0, 3).map(({ row }) => row.code);
    const findings = abilityRecommendation(REASONING, SUBJECTS, PROGRAMMES).paragraphs.flat();
    const subjects = rankSubjects(REASONING, SUBJECTS);
    const programmes = spreadOverAreas(rankProgrammes(REASONING, PROGRAMMES), TOP_MATCHES);
    expect(findings).toContainEqual({ code: 'subjects', fit: 'full', codes: three(subjects) });
    expect(findings).toContainEqual({ code: 'programmes', fit: 'full', codes: three(programmes) });
  });

  it('says so when a pupil has not taken the test', () => {
    expect(abilityRecommendation(DEFAULT_ABILITY, SUBJECTS, PROGRAMMES)).toEqual({
      title: 'notTaken',
      paragraphs: [[{ code: 'notTaken' }]],
    });
  });

  it.each<[AbilityScores]>([[[5, 5, 5, 5, 5, 5]], [[1.8, 1.8, 1.8, 1.8, 1.8, 1.8]]])(
    'names nothing by chance where most fit alike: %j',
    (scores) => {
      expect(codesOf(scores)).toEqual([
        ['profile'],
        ['growth'],
        ['undecided', 'matchMeaning'],
        ['nextStep', 'position'],
      ]);
    },
  );

  it('leaves out what there is nothing to compare with', () => {
    expect(codesOf(REASONING, [], [])).toEqual([
      ['profile', 'balance'],
      ['growth'],
      ['nextStep', 'position'],
    ]);
    expect(codesOf(REASONING, SUBJECTS, [])).toContainEqual(['subjects', 'matchMeaning']);
  });

  it('is the same every time', () => {
    expect(abilityRecommendation(REASONING, SUBJECTS, [...PROGRAMMES].reverse())).toEqual(
      abilityRecommendation(REASONING, SUBJECTS, PROGRAMMES),
    );
  });
});
