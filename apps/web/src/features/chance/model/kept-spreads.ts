import {
  type GradeSpread,
  type GradeSpreads,
  isInOrder,
  isPlainObject,
  LEVEL_GRADES,
  SUBJECTS,
} from '@lodestar/domain';

export const SAYERS = ['school', 'mock', 'own'] as const;
export type Sayer = (typeof SAYERS)[number];

/** What a pupil expects of grades that are not known yet, and who says so. */
export interface Expected {
  readonly who: Sayer;
  readonly spreads: GradeSpreads;
}

const NOTHING: Expected = { who: 'own', spreads: {} };

const gradeIn = (stored: unknown) => LEVEL_GRADES.find((grade) => grade === stored);

function spreadIn(stored: unknown): GradeSpread | null {
  if (!isPlainObject(stored)) return null;
  const [low, likely, high] = [gradeIn(stored.low), gradeIn(stored.likely), gradeIn(stored.high)];
  if (low === undefined || likely === undefined || high === undefined) return null;
  const spread = { low, likely, high };
  return isInOrder(spread) ? spread : null;
}

/** Expected grades as they lie in storage; null when they are none. */
export function parseExpected(stored: unknown): Expected | null {
  if (!isPlainObject(stored) || !isPlainObject(stored.spreads)) return null;
  const { spreads } = stored;
  const who = SAYERS.find((one) => one === stored.who);
  const kept = SUBJECTS.flatMap((subject) => {
    const spread = spreadIn(spreads[subject]);
    return spread === null ? [] : [[subject, spread] as const];
  });
  if (who === undefined || kept.length !== Object.keys(spreads).length) return null;
  return { who, spreads: Object.fromEntries(kept) };
}

/** Kept on the device alone: they are guesses, and the account keeps grades as they are entered. */
export const EXPECTED = { parse: parseExpected, initial: () => NOTHING } as const;
