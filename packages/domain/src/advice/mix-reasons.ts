import type { MissedMinimum } from './flexible-route.ts';
import { type Candidate, GOOD_ABILITY } from './mix-candidates.ts';

/** Why a programme stands in a mix: a code that the pages word, and what is said with it. */
export type MixReason =
  /** Ids of interests, English topics and careers that it shares with what was named. */
  | {
      readonly code: 'interest';
      readonly params: {
        readonly interests: readonly string[];
        readonly topics: readonly string[];
        readonly careers: readonly string[];
      };
    }
  /** It is in a field of what was named, no more. */
  | { readonly code: 'relatedField'; readonly params: { readonly interests: readonly string[] } }
  | { readonly code: 'chosenField'; readonly params: { readonly field: string } }
  /** Its main field stands beside one that was named or that the electives lead to. */
  | { readonly code: 'besideField'; readonly params: { readonly field: string; readonly of: string } }
  /** An elective of the pupil leads to its field. */
  | { readonly code: 'elective'; readonly params: { readonly subject: string; readonly field: string } }
  /** It counts a subject much that the pupil is good at; `outOf`: 10 where subjects are weighed from 3 to 10. */
  | {
      readonly code: 'subjectWeight';
      readonly params: { readonly subject: string; readonly weight: number; readonly outOf: number | null };
    }
  | { readonly code: 'ability'; readonly params: { readonly percent: number } }
  /** So many offers to those who put it in Band A. */
  | {
      readonly code: 'bandARate';
      readonly params: { readonly year: number; readonly offers: number; readonly applications: number };
    }
  /** Open only by a flexible route. */
  | {
      readonly code: 'flexibleRoute';
      readonly params: MissedMinimum;
    }
  /** Speaks against it: traits, subjects and interests that the pupil keeps away from. */
  | {
      readonly code: 'dislike';
      readonly params: {
        readonly traits: readonly string[];
        readonly subjects: readonly string[];
        readonly interests: readonly string[];
      };
    };

const BAND_A = 1;

function named({ fit, chosenField }: Candidate): readonly MixReason[] {
  const { kind, interests, topics, careers } = fit;
  if (kind === 'topic') return [{ code: 'interest', params: { interests, topics, careers } }];
  if (kind !== 'none') return [{ code: 'relatedField', params: { interests } }];
  return chosenField === null ? [] : [{ code: 'chosenField', params: { field: chosenField } }];
}

function leadingThere({ lead, beside }: Candidate): readonly MixReason[] {
  if (lead !== null) return [{ code: 'elective', params: { subject: lead.subject, field: lead.field } }];
  return beside === null ? [] : [{ code: 'besideField', params: beside }];
}

function rate({ programme }: Candidate): readonly MixReason[] {
  const [applied] = programme.stats_apply;
  const [offered] = programme.stats_offer;
  if (applied === undefined || offered === undefined || applied[BAND_A] === 0) return [];
  const [year] = applied;
  return [{ code: 'bandARate', params: { year, offers: offered[BAND_A], applications: applied[BAND_A] } }];
}

function against({ fit }: Candidate): readonly MixReason[] {
  const { traits, subjects, interests } = fit.against;
  return traits.length + subjects.length + interests.length === 0
    ? []
    : [{ code: 'dislike', params: { traits, subjects, interests } }];
}

/** The reasons of a programme, in the order they are said. */
export function reasonsOf(candidate: Candidate): readonly MixReason[] {
  const { heavy, abilityPercent, route } = candidate;
  const said = named(candidate);
  return [
    ...(said.length === 0 ? leadingThere(candidate) : said),
    ...(heavy === null ? [] : [{ code: 'subjectWeight', params: heavy } as const]),
    ...(abilityPercent !== null && abilityPercent >= GOOD_ABILITY
      ? [{ code: 'ability', params: { percent: abilityPercent } } as const]
      : []),
    ...rate(candidate),
    ...(route === null ? [] : [{ code: 'flexibleRoute', params: route.missed } as const]),
    ...against(candidate),
  ];
}
