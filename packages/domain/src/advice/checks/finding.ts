import type { LevelOrNone, UnmetRequirement } from '../../admission/classification.ts';
import type { SourceNote } from '../../admission/programme.ts';
import type { JupasBand } from '../../admission/selection.ts';
import type { AdmissionDocument, SelectionForm } from '../../admission/study-facts.ts';
import type { Chance } from '../../chance/list-chance.ts';
import type { RouteNeed } from '../flexible-route.ts';

interface Said<Id extends string, Severity extends string, Figures> {
  readonly id: Id;
  readonly severity: Severity;
  /** The choices it is about, in the order of the list. */
  readonly codes: readonly string[];
  readonly figures: Figures;
  /** The entry year of the figures; null where there are none. */
  readonly year: number | null;
  readonly source: SourceNote | null;
}

type None = Readonly<Record<string, never>>;

/** What may make a level's figures less sure. */
export const STALE_KINDS = ['weightsChanged', 'spreadEstimated', 'outOfOrder'] as const;
export type StaleKind = (typeof STALE_KINDS)[number];

/** Something to know about a list of choices: an id that the pages word, with its figures, their year and source. */
export type ListFinding =
  | Said<'duplicate', 'error', { readonly times: number }>
  /** Not in this year's catalogue. */
  | Said<'gone', 'error', None>
  | Said<'overCap', 'error', { readonly cap: number; readonly count: number }>
  | Said<'requirementUnmet', 'error', { readonly unmet: readonly UnmetRequirement[] }>
  /** Only a flexible route is left; in Band A it is a matter of knowing, elsewhere of moving. */
  | Said<
      'flexibleRoute',
      'warning' | 'info',
      {
        readonly subject: string;
        readonly required: string;
        readonly held: string | null;
        readonly needs: readonly RouteNeed[];
        readonly bandARequired: true | null;
        readonly interviewRequired: true | null;
        readonly band: JupasBand;
      }
    >
  /** Nobody in that band was offered a place over the years held, of so many who tried. */
  | Said<
      'noBandOffers',
      'warning' | 'info',
      { readonly band: JupasBand; readonly applications: number; readonly from: number; readonly to: number }
    >
  | Said<
      'bandAPreferred',
      'warning',
      {
        readonly band: JupasBand;
        readonly tie: 'only' | 'preferred';
        readonly forms: readonly SelectionForm[];
      }
    >
  | Said<'allReach', 'warning', { readonly levels: readonly LevelOrNone[] }>
  /** The chance of no offer, with what an easy year and a hard one make of it. `leftOut`: choices without a number. */
  | Said<'noFloor', 'error' | 'warning', Chance & { readonly leftOut: readonly string[] }>
  /** Choices that the same year and the same results decide: `apart` would be the chance of none if nothing were common. */
  | Said<'correlated', 'info', { readonly p: number; readonly apart: number }>
  | Said<'interviewDecides', 'warning', { readonly forms: readonly SelectionForm[] }>
  | Said<'sixSubjects', 'warning', { readonly counts: number; readonly have: number }>
  | Said<'placesCut', 'warning', { readonly offers: number; readonly before: number }>
  | Said<'staleFormula', 'warning', { readonly what: StaleKind }>
  | Said<'missingDocument', 'warning', { readonly documents: readonly AdmissionDocument[] }>
  /** What a local pupil pays in the first year, in Hong Kong dollars. */
  | Said<'feeGap', 'info', { readonly lowest: number; readonly lowestCode: string; readonly highest: number }>
  /** Choices behind one that nearly every year clears. */
  | Said<'deadTail', 'info', Chance & { readonly behind: string }>;

export type FindingId = ListFinding['id'];

/** Ids in the order in which findings of a severity are told. */
export const FINDING_IDS = [
  'requirementUnmet',
  'flexibleRoute',
  'duplicate',
  'gone',
  'overCap',
  'noBandOffers',
  'bandAPreferred',
  'allReach',
  'noFloor',
  'correlated',
  'interviewDecides',
  'sixSubjects',
  'placesCut',
  'staleFormula',
  'feeGap',
  'missingDocument',
  'deadTail',
] as const satisfies readonly FindingId[];
