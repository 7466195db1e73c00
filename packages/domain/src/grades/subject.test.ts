import { describe, expect, it } from 'vitest';
import { ELECTIVE_SUBJECTS, isSubjectCode, SUBJECTS } from './subject.ts';

describe('subjects', () => {
  it('are 3 compulsory ones, 2 of the core slot and 24 electives, each once, in the specification’s order', () => {
    expect(SUBJECTS.slice(0, 6)).toEqual(['CHI', 'ENG', 'MAT', 'CSD', 'LS', 'BIO']);
    expect(ELECTIVE_SUBJECTS).toHaveLength(24);
    expect(new Set(SUBJECTS).size).toBe(29);
  });

  it.each([
    ['CHI', true],
    ['MEP_M2', true],
    ['BAF_ACC', true],
    ['chi', false],
    ['MEP', false],
    ['ELE', false],
    ['OTH', false],
    ['SCI', false],
    ['TNL', false],
    ['MBO', false],
    ['FRE', false],
    ['', false],
    ['constructor', false],
  ])('%s: %s', (code, known) => {
    expect(isSubjectCode(code)).toBe(known);
  });
});
