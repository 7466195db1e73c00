import { describe, expect, it } from 'vitest';
import { interview } from '../testing/interview.ts';
import { programme } from '../testing/programme.ts';
import { realFile } from '../testing/real-catalogue.ts';
import {
  DOCUMENT_KINDS,
  DOCUMENT_NEEDS,
  DURATION_BASES,
  INTERVIEW_KINDS,
  INTERVIEW_ROUNDS,
  publishedInterview,
  RETAKE_PENALTIES,
  RETAKE_RULES,
  SELECTION_FORMS,
  type StatedStudyFacts,
  SUBSIDY_SCHEMES,
  studyFacts,
} from './study-facts.ts';

describe('the length of study', () => {
  it.each([
    ['stated', '4 years'],
    ['feeTable', '4 years'],
    ['institutionRule', 'normally 4 years'],
  ] as const)('resting on %s is worded "%s"', (basis, text) => {
    const { duration } = programme({ duration_years: 4, duration_basis: basis });
    expect(duration).toBe(text);
  });

  it('is read out of the text of an older file', () => {
    const { duration, duration_years, duration_basis } = programme({ duration: '5 years' });
    expect({ duration, duration_years, duration_basis }).toEqual({
      duration: '5 years',
      duration_years: 5,
      duration_basis: 'stated',
    });
  });

  it('stays unknown where nothing is stated', () => {
    const { duration, duration_years, duration_basis } = programme();
    expect({ duration, duration_years, duration_basis }).toEqual({
      duration: null,
      duration_years: null,
      duration_basis: null,
    });
  });
});

describe('the interview', () => {
  it('has a text for each kind', () => {
    expect(
      INTERVIEW_KINDS.map((kind) => programme({ interview_arrangement: interview(kind) }).interview),
    ).toEqual(['Yes', 'Yes (on a selective basis)', 'May require interview and/or test', 'No']);
  });

  it('is not found rather than none where the file says nothing', () => {
    const { interview: text, interview_arrangement: arrangement } = programme();
    expect([text, arrangement]).toEqual([null, null]);
  });

  it('keeps the text of an older file', () => {
    expect(programme({ interview: 'Yes (special cases only)' }).interview).toBe('Yes (special cases only)');
  });
});

it('keeps fee and documents as stated, null where they are not', () => {
  const { first_year_fee_hkd, documents } = programme();
  expect([first_year_fee_hkd, documents]).toEqual([null, null]);
  expect(programme({ first_year_fee_hkd: 47_000 }).first_year_fee_hkd).toBe(47_000);
});

it('speaks of one year in the singular', () => {
  expect(programme({ duration_years: 1 }).duration).toBe('1 year');
});

it.each(['4 or 5 years', 'normally 4 years', '4 years full-time'])(
  'reads no length out of "%s"',
  (duration) => {
    const { duration_years, duration_basis } = programme({ duration });
    expect([duration_years, duration_basis]).toEqual([null, null]);
  },
);

describe('what an interview says', () => {
  it.each([
    ['Yes', { kind: 'required' }],
    ['yes (On a Selective Basis)', { kind: 'selective' }],
    [' May require interview and/or test ', { kind: 'may' }],
    ['Yes (special cases only)', { kind: 'special' }],
    ['No', { kind: 'none' }],
  ])('"%s" is known by its words', (text, expected) => {
    expect(publishedInterview(text)).toEqual(expected);
  });

  it.each([
    ['By invitation', 'By invitation', null],
    ['By invitation (in  June)', 'By invitation', 'in  June'],
    ['Test (written) (June)', 'Test (written)', 'June'],
    ['Test (June) only', 'Test (June) only', null],
    ['(June)', '(June)', 'June'],
    ['Test(June)', 'Test', 'June'],
    ['Test  (June)', 'Test', 'June'],
    ['Test ()', 'Test', ''],
    ['Test June)', 'Test June)', null],
    ['No, but a test', 'No, but a test', null],
    ['', '', null],
  ])('"%s" is told as stated, brackets apart', (interview, text, details) => {
    expect(publishedInterview(interview)).toEqual({ kind: 'stated', text, details });
  });
});

describe('the words of the year 2026', () => {
  const rows: readonly StatedStudyFacts[] = realFile(2026).programmes;
  const arrangements = rows.flatMap((row) => row.interview_arrangement ?? []);
  const documents = rows.flatMap((row) => row.documents ?? []);

  it.each<[string, readonly string[], readonly (string | null | undefined)[]]>([
    ['what a length rests on', DURATION_BASES, rows.map((row) => row.duration_basis)],
    ['subsidies', SUBSIDY_SCHEMES, rows.map((row) => row.subsidy_scheme)],
    ['who is interviewed', INTERVIEW_KINDS, arrangements.map(({ kind }) => kind)],
    ['forms of selection', SELECTION_FORMS, arrangements.flatMap(({ forms }) => forms)],
    ['when interviews are', INTERVIEW_ROUNDS, arrangements.flatMap(({ rounds }) => rounds)],
    ['documents', DOCUMENT_KINDS, documents.map(({ kind }) => kind)],
    ['how a document is wanted', DOCUMENT_NEEDS, documents.map(({ need }) => need)],
    ['results of a second sitting', RETAKE_RULES, rows.map((row) => row.retake_rule)],
    ['what is taken off them', RETAKE_PENALTIES, rows.map((row) => row.retake_penalty)],
  ])('for %s are all of those known, and no others', (_, known, said) => {
    expect(new Set(said.filter((word) => word !== null && word !== undefined))).toEqual(new Set(known));
  });
});

it('keeps each fact that a file states as it stands there', () => {
  const stated: StatedStudyFacts = {
    fee_provisional: true,
    fee_after_subsidy_hkd: 49_050,
    subsidy_scheme: 'NMTSS',
    retake_rule: 'penalty',
    retake_penalty: 'upTo5',
  };
  expect(programme(stated)).toMatchObject(stated);
});

const NOTHING = { duration: null, interview: null };
const NOTHING_FOUND = {
  duration: null,
  duration_years: null,
  duration_basis: null,
  first_year_fee_hkd: null,
  fee_provisional: null,
  fee_after_subsidy_hkd: null,
  subsidy_scheme: null,
  interview: null,
  interview_arrangement: null,
  documents: null,
  retake_rule: null,
  retake_penalty: null,
};

it('is null, fact by fact, where a file leaves everything out', () => {
  expect(studyFacts(NOTHING)).toStrictEqual(NOTHING_FOUND);
});

it.each<StatedStudyFacts>([
  { first_year_fee_hkd: 0 },
  { fee_provisional: false },
  { fee_after_subsidy_hkd: 0 },
  { documents: [] },
  { documents: [{ kind: 'video', need: 'may', text: { en: 'A film', tc: '影片', sc: '视频' } }] },
  { retake_rule: 'noPenalty' },
  { retake_penalty: 'retakenSubjects' },
])('keeps %j, and makes nothing else of it', (stated) => {
  expect(studyFacts({ ...NOTHING, ...stated })).toStrictEqual({ ...NOTHING_FOUND, ...stated });
});

describe('a length in words and in years', () => {
  it.each<[Partial<Parameters<typeof studyFacts>[0]>, [string | null, number | null, string | null]]>([
    [{ duration: '1 year' }, ['1 year', 1, 'stated']],
    [{ duration: '10 years' }, ['10 years', 10, 'stated']],
    [{ duration: 'years' }, ['years', null, null]],
    [{ duration: '' }, ['', null, null]],
    [{ duration: '4 years', duration_years: 5 }, ['4 years', 5, 'stated']],
    [{ duration: '4 years', duration_basis: 'feeTable' }, ['4 years', 4, 'feeTable']],
    [{ duration: 'about 4 years', duration_years: 4 }, ['about 4 years', 4, null]],
    [{ duration_years: 4 }, ['4 years', 4, null]],
    [{ duration_years: 1, duration_basis: 'institutionRule' }, ['normally 1 year', 1, 'institutionRule']],
    [{ duration_years: 1.5, duration_basis: 'stated' }, ['1.5 years', 1.5, 'stated']],
    [{ duration_years: null, duration_basis: 'stated' }, [null, null, 'stated']],
  ])('of %j', (row, expected) => {
    const { duration, duration_years, duration_basis } = studyFacts({ ...NOTHING, ...row });
    expect([duration, duration_years, duration_basis]).toEqual(expected);
  });
});

it('keeps the words of an interview beside its arrangement', () => {
  const arrangement = interview('none');
  const both = studyFacts({ ...NOTHING, interview: 'Yes', interview_arrangement: arrangement });
  expect([both.interview, both.interview_arrangement]).toEqual(['Yes', arrangement]);
  expect(studyFacts({ ...NOTHING, interview_arrangement: arrangement }).interview).toBe('No');
});
