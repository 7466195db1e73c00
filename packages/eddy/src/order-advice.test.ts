import { type Grades, openCatalogue, type ProgrammeRow } from '@lodestar/domain';
import { interview as interviewOf } from '@lodestar/domain/testing/interview.ts';
import { programme } from '@lodestar/domain/testing/programme.ts';
import { pupil } from '@lodestar/domain/testing/pupil.ts';
import { realFieldGuide } from '@lodestar/domain/testing/real-advice.ts';
import { realFits } from '@lodestar/domain/testing/real-chances.ts';
import { realInstitutions } from '@lodestar/domain/testing/real-institutions.ts';
import { describe, expect, it } from 'vitest';
import type { EddyContext } from './context.ts';
import { judgeOrder, type OrderFinding } from './order-advice.ts';
import { learnedIntents } from './testing/learned-intents.ts';
import { realKnowledge } from './testing/real-knowledge.ts';

const STILL = { movement: null, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: [] };
/** Best five: 20. */
const PUPIL = pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', bio: '4', eco: '4' });

/** Programmes whose quartiles put a pupil with 20 points at about this level. */
const at = (middle: number): Partial<ProgrammeRow> => ({
  score_lq: middle - 2,
  score_md: middle,
  score_uq: middle + 2,
});
const LONG = at(24);
const MATCH = at(20);
const SAFE = at(18);
const SURE = at(14);

function listOf(rows: readonly Partial<ProgrammeRow>[], grades: Grades = PUPIL): EddyContext {
  const programmes = rows.map((row, index) => programme({ code: `JS100${index + 1}`, ...row }));
  return {
    catalogue: openCatalogue(programmes, STILL),
    collection: 'Programmes_2026',
    chanceFits: realFits(),
    grades,
    choices: programmes.map(({ code }) => code),
    ability: null,
    presetSubjects: [],
    profiles: [],
    trajectory: { events: [], connections: [], types: [] },
    institutions: realInstitutions(),
    language: 'en',
    currentYear: 2026,
    scoreHistory: {},
    fields: realFieldGuide(),
    intents: learnedIntents(),
    today: '2026-11-23',
    knowledge: realKnowledge(),
  };
}

const findings = (context: EddyContext): readonly OrderFinding[] => judgeOrder(context).findings;
const kinds = (context: EddyContext): readonly string[] => findings(context).map(({ kind }) => kind);

describe('what each choice is for', () => {
  it('follows from its level', () => {
    const { choices, balance } = judgeOrder(
      listOf([
        LONG,
        MATCH,
        SAFE,
        { requirements: { ENG: '5' } },
        { score_md: null, score_lq: null, score_uq: null },
      ]),
    );
    expect(choices.map(({ role }) => role)).toEqual(['dream', 'match', 'safe', 'unmet', 'unknown']);
    expect(choices.map(({ band }) => band)).toEqual(['A', 'A', 'A', 'B', 'B']);
    expect(balance).toEqual({ dream: 1, match: 1, safe: 1, unmet: 1, notEntered: 0, unknown: 1 });
  });
});

describe('what is worth knowing', () => {
  it('is nothing about a full list of all kinds', () => {
    expect(kinds(listOf([LONG, LONG, MATCH, MATCH, SAFE, SAFE]))).toEqual([]);
  });

  it('of no list is that it is empty', () => {
    expect(findings(listOf([]))).toEqual([{ kind: 'empty' }]);
  });

  it('of a short list is the room that is left', () => {
    expect(findings(listOf([LONG, MATCH, SAFE, SAFE]))).toEqual([{ kind: 'fewerThanSix', room: 2 }]);
  });

  it('of too few grades is that levels are not known', () => {
    expect(kinds(listOf([LONG, MATCH, SAFE, SAFE, SAFE, SAFE], pupil({ eng: '4' })))).toEqual(['fewGrades']);
  });

  it('names what minimum is not met, and where it stands', () => {
    const context = listOf([LONG, { requirements: { ENG: '5' } }, MATCH, MATCH, SAFE, SAFE]);
    expect(findings(context)).toEqual([
      {
        kind: 'requirementNotMet',
        code: 'JS1002',
        rank: 2,
        unmet: [{ on: 'subject', subject: 'ENG', count: 1, required: '5', have: 0, held: '4' }],
      },
    ]);
  });

  it('is a Band B place at a programme that offered none to Band B', () => {
    const none: Partial<ProgrammeRow> = {
      ...MATCH,
      stats_apply: [[2025, 100, 60, 20, 10, 5, 195]],
      stats_offer: [[2025, 30, 0, 0, 0, 0, 30]],
    };
    expect(findings(listOf([LONG, MATCH, none, none, SAFE, SAFE]))).toEqual([
      { kind: 'noBandBOffers', code: 'JS1004', rank: 4, offers: 0, applications: 60, year: 2025 },
    ]);
  });

  it('is a selection from Band A only, standing in Band B', () => {
    const only = { ...MATCH, interview_arrangement: interviewOf('selective', { band_a: 'only' }) };
    const preferred = { ...MATCH, interview_arrangement: interviewOf('selective', { band_a: 'preferred' }) };
    expect(findings(listOf([LONG, MATCH, only, only, preferred, SAFE]))).toEqual([
      { kind: 'interviewNotInBandB', code: 'JS1004', rank: 4 },
    ]);
  });

  it('is a Band A of three long shots', () => {
    expect(findings(listOf([LONG, LONG, LONG, MATCH, SAFE, SAFE]))).toEqual([
      { kind: 'longShotsInBandA', codes: ['JS1001', 'JS1002', 'JS1003'] },
    ]);
  });

  it('is a list without anything safe, or with nothing else', () => {
    expect(kinds(listOf([LONG, LONG, MATCH, MATCH, MATCH, MATCH]))).toEqual(['noSafe']);
    expect(kinds(listOf([SAFE, SAFE, SAFE, SAFE, SAFE, SAFE]))).toEqual(['noDream']);
  });

  it('is what stands behind a choice that is nearly certain', () => {
    const none = { ...SURE, interview_arrangement: interviewOf('none') };
    expect(findings(listOf([LONG, none, MATCH, MATCH, SAFE, SAFE]))).toEqual([
      {
        kind: 'behindSafe',
        safe: 'JS1002',
        codes: ['JS1003', 'JS1004', 'JS1005', 'JS1006'],
        onGradesAlone: false,
      },
    ]);
  });

  it('says so on grades alone where an interview or the band decides too', () => {
    const sure = (row: Partial<ProgrammeRow>) => ({ ...SURE, ...row });
    const alone = (context: EddyContext) =>
      findings(context).flatMap((one) => (one.kind === 'behindSafe' ? [one.onGradesAlone] : []));
    const interviewed = sure({ interview_arrangement: interviewOf('selective') });
    expect(alone(listOf([LONG, interviewed, MATCH, MATCH, SAFE, SAFE]))).toEqual([true]);
    const inBandB = sure({
      interview_arrangement: interviewOf('none'),
      stats_offer: [[2025, 30, 4, 0, 0, 0, 34]],
    });
    expect(alone(listOf([LONG, MATCH, MATCH, inBandB, SAFE, SAFE]))).toEqual([true]);
    const neverInBandB = sure({
      interview_arrangement: interviewOf('none'),
      stats_offer: [[2025, 30, 0, 0, 0, 0, 30]],
    });
    expect(alone(listOf([LONG, MATCH, MATCH, neverInBandB, SAFE, SAFE]))).toEqual([]);
  });

  it('is a code that stands twice, or is gone this year', () => {
    const context = listOf([LONG, MATCH, SAFE]);
    const choices = ['JS1001', 'JS1002', 'JS1001', 'JS9999', 'JS1003', 'JS8888'];
    expect(findings({ ...context, choices })).toEqual([
      { kind: 'duplicate', code: 'JS1001', ranks: [1, 3] },
      { kind: 'notThisYear', code: 'JS9999' },
      { kind: 'notThisYear', code: 'JS8888' },
      { kind: 'fewerThanSix', room: 1 },
    ]);
  });
});
