import type { Programme } from '../admission/programme.ts';
import type { FieldGuide } from './field-guide.ts';
import type { Interest, ProgrammeSubjects, Trait } from './fields-file.ts';
import type { SpokenInterests } from './read-interests.ts';
import { leansOn } from './subject-lean.ts';

/** How near a programme is to what a pupil named: by a topic or career, by its main field, by another field. */
export const FIT_KINDS = ['topic', 'mainField', 'otherField', 'none'] as const;
export type FitKind = (typeof FIT_KINDS)[number];

/** What of a programme a pupil's interests touch, and what of it a dislike speaks against. */
export interface InterestFit {
  readonly kind: FitKind;
  /** Whether a field of the interests is the programme's main one or another of it. */
  readonly field: 'main' | 'other' | null;
  /** Ids of the interests that it shares topics with, else fields. */
  readonly interests: readonly string[];
  /** English topics and careers that it shares. */
  readonly topics: readonly string[];
  readonly careers: readonly string[];
  /** Traits, subjects and interests that the pupil keeps away from. It is ranked lower, never hidden. */
  readonly against: {
    readonly traits: readonly string[];
    readonly subjects: readonly string[];
    readonly interests: readonly string[];
  };
}

function common(one: readonly string[], other: readonly string[]): readonly string[] {
  return one.filter((word) => other.includes(word));
}

function hasTrait({ fields, topics, codes }: Trait, code: string, about: ProgrammeSubjects): boolean {
  return (
    codes.includes(code) || fields.includes(about.fields[0] ?? '') || common(topics, about.topics).length > 0
  );
}

function againstOf(
  guide: FieldGuide,
  programme: Programme,
  about: ProgrammeSubjects,
  dislikes: readonly Interest[],
): InterestFit['against'] {
  const traits = dislikes.flatMap(({ avoid }) => avoid?.traits ?? []);
  const subjects = dislikes.flatMap(({ avoid }) => avoid?.subjects ?? []);
  const negated = dislikes.filter(
    ({ avoid, topics, fields }) =>
      avoid === undefined &&
      (common(topics, about.topics).length > 0 || fields.includes(about.fields[0] ?? '')),
  );
  return {
    traits: [...new Set(traits)].filter((id) => {
      const trait = guide.trait(id);
      return trait !== null && hasTrait(trait, programme.code, about);
    }),
    subjects: [...new Set(subjects)].filter((subject) => leansOn(programme, subject)),
    interests: negated.map(({ id }) => id),
  };
}

const NOTHING: InterestFit = {
  kind: 'none',
  field: null,
  interests: [],
  topics: [],
  careers: [],
  against: { traits: [], subjects: [], interests: [] },
};

/** A reader of how near programmes are to what was named. */
export function interestFits(
  guide: FieldGuide,
  { likes, dislikes, topics, careers }: SpokenInterests,
): (programme: Programme) => InterestFit {
  const liked = likes.flatMap((id) => guide.interest(id) ?? []);
  const disliked = dislikes.flatMap((id) => guide.interest(id) ?? []);
  return (programme) => {
    const about = guide.subjectsOf(programme.code);
    if (about === null) return NOTHING;
    const against = againstOf(guide, programme, about, disliked);
    const byTopic = liked.filter((one) => common(one.topics, about.topics).length > 0);
    const shared = {
      topics: about.topics.filter(
        (topic) => topics.includes(topic) || byTopic.some((one) => one.topics.includes(topic)),
      ),
      careers: common(about.careers, careers),
    };
    const byField = liked.filter((one) => common(one.fields, about.fields).length > 0);
    const isMain = byField.some(({ fields }) => fields.includes(about.fields[0] ?? ''));
    const field = isMain ? 'main' : byField.length > 0 ? 'other' : null;
    if (shared.topics.length + shared.careers.length > 0)
      return { kind: 'topic', field, interests: byTopic.map(({ id }) => id), ...shared, against };
    if (field === null) return { ...NOTHING, against };
    const interests = byField.map(({ id }) => id);
    return { ...NOTHING, kind: field === 'main' ? 'mainField' : 'otherField', field, interests, against };
  };
}

export function isDisliked({ against }: Pick<InterestFit, 'against'>): boolean {
  return against.traits.length + against.subjects.length + against.interests.length > 0;
}

/**
 * Which of two is nearer: shared topics first, main field next, other fields last; what a dislike speaks against after
 * what none does; then by how many interests and topics are shared, then by the main field. 0: equally near.
 */
export function byFit(one: InterestFit, other: InterestFit): number {
  return (
    FIT_KINDS.indexOf(one.kind) - FIT_KINDS.indexOf(other.kind) ||
    Number(isDisliked(one)) - Number(isDisliked(other)) ||
    other.interests.length - one.interests.length ||
    other.topics.length + other.careers.length - (one.topics.length + one.careers.length) ||
    Number(other.field === 'main') - Number(one.field === 'main')
  );
}
