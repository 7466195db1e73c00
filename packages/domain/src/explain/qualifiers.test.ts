import { describe, expect, it } from 'vitest';
import type { AdmissionDocument, InterviewArrangement } from '../admission/study-facts.ts';
import { interview } from '../testing/interview.ts';
import { programme } from '../testing/programme.ts';
import { realProgramme, realProgrammes } from '../testing/real-catalogue.ts';
import { qualifiersOf } from './qualifiers.ts';

const ALONE = { key: 'onGradesAlone', params: {} };
const of = (
  arrangement: InterviewArrangement | null,
  documents: readonly AdmissionDocument[] | null = null,
) => qualifiersOf(programme({ interview_arrangement: arrangement, documents }));
const handIn = (
  kind: AdmissionDocument['kind'],
  need: AdmissionDocument['need'] = 'required',
): AdmissionDocument => ({ kind, need, text: { en: kind, tc: kind, sc: kind } });

describe('beside a level stands', () => {
  it('nothing where no interview is held, or none was found', () => {
    expect(of(interview('none'))).toEqual([]);
    expect(of(null)).toEqual([]);
  });

  it('that an interview decides, and by what, where all applicants are called', () => {
    const forms = ['interview', 'test'] as const;
    expect(of(interview('required', { forms }))).toEqual([
      { key: 'interviewDecides', params: { forms } },
      ALONE,
    ]);
  });

  it.each(['selective', 'may'] as const)('"on grades alone" where an interview is %s', (kind) => {
    expect(of(interview(kind))).toEqual([ALONE]);
  });

  it('that a required portfolio decides, also without an interview', () => {
    expect(of(interview('none'), [handIn('portfolio')])).toEqual([
      { key: 'interviewDecides', params: { forms: ['portfolio'] } },
      ALONE,
    ]);
  });

  it('nothing of what is only recommended, or is not judged', () => {
    expect(of(null, [handIn('portfolio', 'recommended'), handIn('other')])).toEqual([]);
  });

  it('"on grades alone" in Band B', () => {
    const plain = programme({ interview_arrangement: interview('none') });
    expect(qualifiersOf(plain, 'A')).toEqual([]);
    expect(qualifiersOf(plain, 'B')).toEqual([ALONE]);
  });
});

describe('in the real catalogue', () => {
  it('no programme with a required interview stands without both', () => {
    const required = realProgrammes(2026).filter(
      ({ interview_arrangement: arrangement }) => arrangement?.kind === 'required',
    );
    expect(required).toHaveLength(20);
    for (const one of required) {
      expect(qualifiersOf(one).map(({ key }) => key)).toEqual(['interviewDecides', 'onGradesAlone']);
    }
  });

  it('architecture at CUHK interviews nobody and asks for a portfolio', () => {
    expect(qualifiersOf(realProgramme('JS4812'))[0]).toEqual({
      key: 'interviewDecides',
      params: { forms: ['portfolio'] },
    });
  });
});
