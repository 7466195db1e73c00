import type { Catalogue, CatalogueEntry } from '../admission/catalogue.ts';
import type { Level, LevelSummary } from '../admission/classification.ts';
import type { Programme } from '../admission/programme.ts';
import { referenceScore } from '../admission/quartiles.ts';
import { checkPlan } from '../admission/requirement.ts';
import { scoreTotal } from '../admission/score/programme-score.ts';
import type { Grades } from '../grades/grade.ts';
import { electiveLeads, fieldsLedTo, type HeavySubject, heavySubject } from './elective-fields.ts';
import type { FieldGuide } from './field-guide.ts';
import { type FlexibleAdmissionFile, flexibleRouteFor, type OpenRoute } from './flexible-route.ts';
import { type InterestFit, interestFits, isDisliked } from './interest-fit.ts';
import { neighbourAmong } from './neighbouring-fields.ts';
import type { SpokenInterests } from './read-interests.ts';

export const TIERS = ['reach', 'match', 'safe'] as const;
export type Tier = (typeof TIERS)[number];

/** What a list is checked by. */
export interface ListBasis {
  readonly catalogue: Catalogue;
  readonly flexible: FlexibleAdmissionFile;
}

/** What a mix is made of. */
export interface AdviceBasis extends ListBasis {
  readonly guide: FieldGuide;
}

export interface MixWish {
  readonly count: number;
  /** Ids of fields; none: all, by interests and by what the electives lead to. */
  readonly fields: readonly string[];
  readonly interests: SpokenInterests;
  readonly institutions: readonly string[];
  readonly exclude: readonly string[];
  /** How well the pupil's abilities meet each programme's, in per cent by code; null where the test was not taken. */
  readonly abilityPercent: ReadonlyMap<string, number> | null;
}

/** A programme that may stand in a mix, with what it is chosen by. */
export interface Candidate {
  readonly programme: Programme;
  readonly summary: LevelSummary;
  readonly tier: Tier;
  readonly fit: InterestFit;
  readonly chosenField: string | null;
  /** Where its main field stands beside one that was named or that the electives lead to. */
  readonly beside: { readonly field: string; readonly of: string } | null;
  readonly lead: { readonly subject: string; readonly field: string } | null;
  readonly heavy: HeavySubject | null;
  readonly abilityPercent: number | null;
  readonly route: OpenRoute | null;
  /** How much speaks for it besides the score: what was named, no more than an elective or an ability, or nothing. */
  readonly spokenFor: 'named' | 'brought' | 'nothing';
  /** How near it is to the pupil: 0 shares topics in its main field, 8 nothing. */
  readonly near: number;
  /** Smaller is better, in this order. */
  readonly order: readonly number[];
}

function tierOf(level: Level): Tier | null {
  if (level >= 7) return 'safe';
  if (level >= 4) return 'match';
  return level >= 1 ? 'reach' : null;
}

/** A flexible route is the institution's to grant: whoever comes by one reaches, whatever the score. */
function flexibleRoute(
  { catalogue, flexible }: AdviceBasis,
  entry: CatalogueEntry,
  grades: Grades,
  { user_score: score }: LevelSummary,
): OpenRoute | null {
  const { programme, curve, counter } = entry;
  if (curve === null || !entry.isComparable || catalogue.entry(programme.code) === undefined) return null;
  if (curve.levelOf(scoreTotal(counter, grades)) === 0) return null;
  const check = checkPlan(entry.requirements, grades);
  return flexibleRouteFor(flexible, programme.code, check, { grades, score, median: programme.score_md });
}

/** A match of abilities from this per cent on speaks for a programme. */
export const GOOD_ABILITY = 80;

type Relation = Pick<Candidate, 'fit' | 'chosenField' | 'beside' | 'lead' | 'abilityPercent'>;

const BROUGHT = 7;
const UNRELATED = 8;
/** A dislike counts as two steps further away. */
const DISLIKED = 2;

/**
 * How near a programme is to the pupil; a topic in a field of its own tells more than one in passing, and one
 * in passing far from every field named tells least: sportswear at a school of design is not yet sport.
 */
function nearness({ fit, chosenField, beside, lead, abilityPercent }: Relation, isNamed: boolean): number {
  const { kind, field, topics } = fit;
  if (kind === 'topic' && field === 'main') return 0;
  if (kind === 'topic' && topics.length > 1) return 1;
  if (kind === 'mainField' || (lead !== null && !isNamed)) return 2;
  if (kind === 'topic' && field === 'other') return 3;
  if (kind === 'otherField' || chosenField !== null || (kind === 'topic' && beside !== null)) return 4;
  if (beside !== null) return 5;
  if (kind === 'topic') return 6;
  return lead !== null || (abilityPercent ?? 0) >= GOOD_ABILITY ? BROUGHT : UNRELATED;
}

/** Scores within three per cent are as near as each other. */
const STEP = 0.03;

function distance(programme: Programme, score: number | null): number {
  const reference = referenceScore(programme);
  if (reference === null || score === null || reference === 0) return Number.POSITIVE_INFINITY;
  return Math.round(Math.abs(score / reference - 1) / STEP);
}

/** What the pupil brings besides the score: electives that lead there, subjects that weigh much, abilities. From 0 on. */
function suitability(leads: readonly { strength: number }[], heavy: boolean, ability: number | null): number {
  const [best = 0, second = 0] = leads.map(({ strength }) => strength);
  return best + second / 2 + (heavy ? 0.3 : 0) + (ability ?? 0) / 100;
}

/** More shared topics say no more. */
const TOPICS_THAT_COUNT = 3;

/** The fields of what was named; topics and careers alone have those that most programmes with them have. */
function namedFields(guide: FieldGuide, { likes, topics, careers }: SpokenInterests): readonly string[] {
  const fields = likes.flatMap((id) => guide.interest(id)?.fields.slice(0, 1) ?? []);
  if (fields.length > 0) return [...new Set(fields)];
  const mains = Object.values(guide.file.programmes)
    .filter(
      (row) =>
        row.topics.some((one) => topics.includes(one)) || row.careers.some((one) => careers.includes(one)),
    )
    .flatMap((row) => row.fields.slice(0, 1));
  return [...new Set(mains)];
}

const isDegree = ({ study_level }: Programme): boolean => study_level !== 'Higher Diploma';

/** Every programme that can stand in a mix, unordered. */
export function mixCandidates(basis: AdviceBasis, grades: Grades, wish: MixWish): readonly Candidate[] {
  const { catalogue, guide } = basis;
  const fitOf = interestFits(guide, wish.interests);
  const exclude = new Set(wish.exclude);
  const institutions = new Set<string>(wish.institutions);
  const levels = catalogue.levels(grades);
  const named = namedFields(guide, wish.interests);
  const isNamed =
    wish.interests.likes.length + wish.interests.topics.length + wish.interests.careers.length > 0;
  const anchors = named.length > 0 ? named : fieldsLedTo(grades);
  return catalogue.entries.flatMap((entry, place): readonly Candidate[] => {
    const { programme } = entry;
    const summary = levels[place];
    if (summary === undefined || exclude.has(programme.code)) return [];
    if (institutions.size > 0 && !institutions.has(programme.institution)) return [];
    const fields = guide.subjectsOf(programme.code)?.fields ?? [];
    const chosenField = fields.find((field) => wish.fields.includes(field)) ?? null;
    if (wish.fields.length > 0 && chosenField === null) return [];
    const { classification: level, reason, user_score } = summary;
    const route = reason === 'requirementNotMet' ? flexibleRoute(basis, entry, grades, summary) : null;
    const tier = route === null ? (level === -1 || reason !== null ? null : tierOf(level)) : 'reach';
    if (tier === null) return [];
    const leads = electiveLeads(guide, programme, grades, isNamed ? 2 : 5);
    const [main] = fields;
    const of = neighbourAmong(anchors, main);
    const relation: Relation = {
      fit: fitOf(programme),
      chosenField,
      beside: of === null || main === undefined ? null : { field: main, of },
      lead: leads[0] ?? null,
      abilityPercent: wish.abilityPercent?.get(programme.code) ?? null,
    };
    const { fit, abilityPercent } = relation;
    const near = nearness(relation, isNamed) + (isDisliked(fit) ? DISLIKED : 0);
    const heavy = heavySubject(programme, grades);
    const suits = suitability(leads, heavy !== null, abilityPercent);
    return [
      {
        programme,
        summary,
        tier,
        ...relation,
        heavy,
        route,
        near,
        spokenFor: near < BROUGHT ? 'named' : near < UNRELATED ? 'brought' : 'nothing',
        order: [
          Number(!isDegree(programme)),
          Number(route !== null),
          near,
          Number(chosenField !== null && chosenField !== main),
          -Math.min(fit.topics.length + fit.careers.length, TOPICS_THAT_COUNT),
          -Math.round(suits * 10),
          distance(programme, user_score),
          -(programme.band_a_admission_rate ?? 0),
        ],
      },
    ];
  });
}
