import {
  type FormulaTerm,
  type ProgrammeRow,
  REQUIREMENT_CODES,
  SUBJECTS,
  type SubjectWeights,
} from '@lodestar/domain';
import type { Finding } from './complaint.ts';

const KNOWN: ReadonlySet<string> = new Set([...SUBJECTS, ...REQUIREMENT_CODES]);

/** Codes for which "attained" is a result. */
const ATTAINABLE: ReadonlySet<string> = new Set(['CSD', 'APL']);

function unknownCodes(field: string, codes: readonly string[]): Finding[] {
  return codes
    .filter((code) => !KNOWN.has(code))
    .map((code) => ({ field, why: { code: 'unknownSubject', subject: code } }));
}

function inWeights(field: string, weights: SubjectWeights | null): Finding[] {
  return unknownCodes(field, Object.keys(weights ?? {}));
}

function inTerms(field: string, terms: readonly FormulaTerm[]): Finding[] {
  return terms.flatMap((term, index) => [
    ...unknownCodes(`${field}.${index}.from`, term.from ?? []),
    ...inWeights(`${field}.${index}.weights`, term.weights),
  ]);
}

function inFormula(row: ProgrammeRow): Finding[] {
  const formula = row.formula;
  if (formula === null) return [];
  return [
    ...inTerms('formula.terms', formula.terms),
    ...(formula.alternatives ?? []).flatMap((terms, index) =>
      inTerms(`formula.alternatives.${index}`, terms),
    ),
    ...inWeights('formula.weights', formula.weights),
    ...formula.weight_pools.flatMap((pool, index) =>
      unknownCodes(`formula.weight_pools.${index}.from`, pool.from),
    ),
  ];
}

function attainment(field: string, codes: readonly string[], level: string): Finding[] {
  const attainable = codes.every((code) => ATTAINABLE.has(code));
  if (level === 'A' && !attainable) return [{ field, why: { code: 'notAttainable' } }];
  if (level !== 'A' && codes.includes('CSD')) return [{ field, why: { code: 'onlyAttainable', level } }];
  return [];
}

function inRequirements(row: ProgrammeRow): Finding[] {
  return [
    ...unknownCodes('requirements', Object.keys(row.requirements)),
    ...Object.entries(row.requirements).flatMap(([code, level]) =>
      attainment(`requirements.${code}`, [code], level),
    ),
    ...row.elective_requirements.flatMap((alternative, outer) =>
      alternative.flatMap((one, inner) => {
        const field = `elective_requirements.${outer}.${inner}`;
        return [
          ...unknownCodes(`${field}.any_of`, one.any_of),
          ...unknownCodes(`${field}.excl`, one.excl),
          ...attainment(`${field}.level`, one.any_of, one.level),
        ];
      }),
    ),
  ];
}

/** Subject codes that nobody knows, wherever the row names subjects. */
export function codeFindings(row: ProgrammeRow): Finding[] {
  return [...inFormula(row), ...inWeights('coming_weights', row.coming_weights), ...inRequirements(row)];
}
