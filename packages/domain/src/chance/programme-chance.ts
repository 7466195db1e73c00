import type { Programme, ProgrammeFacts } from '../admission/programme.ts';
import { REQUIREMENT_CODES, SUBJECTS } from '../grades/subject.ts';
import type { ChanceFit } from './chance-fit.ts';
import { type FitFigures, PLACED_HIGHER, smoothedOfferRate } from './fit.ts';

/** Why a programme's figures carry no number at all. */
export type NoNumber =
  | 'newProgramme'
  | 'quartilesOnly'
  | 'noFigures'
  | 'otherFormula'
  | 'noCounts'
  | 'fewApplicants'
  | 'fewOffers'
  /** The figures are not those of the year that was fitted. */
  | 'notFitted';

type FitRow = {
  /** What was fitted: median, lower and upper quartile, mean, Band A applicants and offers. */
  readonly of: readonly [number | null, number | null, number | null, number | null, number, number];
} & Omit<ChanceFit, 'middle'>;

/** Version of the method, said on `/how-sure`; another one is fitted, tested on the years held, and told of there. */
export const CHANCE_VERSION = '2026.1';

/** The fits of all programmes that carry one, by code. */
export interface ChanceFitsFile {
  readonly format: 1;
  readonly version: string;
  readonly source: string;
  /** Entry year of the figures. */
  readonly year: number;
  /** Stands for the figures and the program they were fitted with. */
  readonly digest: string;
  readonly programmes: Readonly<Record<string, FitRow>>;
}

/** What a programme's figures come to. */
export type ProgrammeChance =
  | { readonly kind: 'none'; readonly reason: NoNumber }
  | {
      readonly kind: 'fitted';
      readonly fit: ChanceFit;
      readonly ownMovement: number;
      /** Too thin for a figure: words only. */
      readonly isWeak: boolean;
    };

const FEWEST_APPLICANTS = 10;
const FEWEST_OFFERS = 3;
const THIN_OFFERS = 10;
const NEARLY_ALL = 0.9;
const POOR_FIT = 9;
const TOTAL = 6;

const MOVEMENT = 0.045;
const MOVEMENT_OF_FEW = 0.055;
const FEW_OFFERS_IN_ALL = 20;
const MOVEMENT_OF_ANOTHER_FORMULA = 0.06;

/** What a programme is fitted to, or why it cannot be. */
export function fitFigures(
  programme: ProgrammeFacts,
):
  | { readonly kind: 'none'; readonly reason: NoNumber }
  | { readonly kind: 'figures'; readonly figures: FitFigures } {
  const none = (reason: NoNumber) => ({ kind: 'none', reason }) as const;
  const { score_md: median, score_lq: lower, score_uq: upper, score_mean: mean, score_year } = programme;
  if (median === null && mean === null) {
    if (programme.new_prog !== null) return none('newProgramme');
    return none(lower === null ? 'noFigures' : 'quartilesOnly');
  }
  if (!programme.formula_matches_scores) return none('otherFormula');
  const applied = programme.stats_apply.find(([year]) => year === score_year);
  const offered = programme.stats_offer.find(([year]) => year === score_year);
  if (applied === undefined || offered === undefined) return none('noCounts');
  const [applicants, offers] = [applied[1], offered[1]];
  if (applicants < FEWEST_APPLICANTS) return none('fewApplicants');
  if (offers < FEWEST_OFFERS) return none('fewOffers');
  return { kind: 'figures', figures: { median, lower, upper, mean, applicants, offers } };
}

/** The figures of a fit in the order in which the file keeps them. */
export function fittedTo({ median, lower, upper, mean, applicants, offers }: FitFigures): FitRow['of'] {
  return [median, lower, upper, mean, applicants, offers];
}

/** No quartile, few offers, nearly everybody offered, or figures that the model cannot meet. */
function isWeak({ median, lower, upper, offers, applicants }: FitFigures, loss: number): boolean {
  const hasQuartile = median !== null && (lower !== null || upper !== null);
  const rate = smoothedOfferRate(offers, applicants, PLACED_HIGHER[1]);
  return !hasQuartile || offers < THIN_OFFERS || rate >= NEARLY_ALL || loss > POOR_FIT;
}

/** Whether the coming year weights a subject that can be entered otherwise than the published scores did. */
function hasNewWeights({ coming_weights: coming, calculation }: Programme): boolean {
  if (coming === null) return false;
  const counted = [...SUBJECTS, ...REQUIREMENT_CODES.slice(0, REQUIREMENT_CODES.indexOf('APL'))];
  return counted.some((subject) => (coming[subject] ?? 1) !== (calculation.weights[subject] ?? 1));
}

function ownMovement(programme: Programme): number {
  if (hasNewWeights(programme)) return MOVEMENT_OF_ANOTHER_FORMULA;
  const offers = programme.stats_offer.find(([year]) => year === programme.score_year)?.[TOTAL] ?? 0;
  return ownMovementOf(offers);
}

/** How far a programme's own bar moves in a year, as a share of the bar, by its offers in all bands. */
export function ownMovementOf(offers: number): number {
  return offers <= FEW_OFFERS_IN_ALL ? MOVEMENT_OF_FEW : MOVEMENT;
}

/** What a programme's figures come to by the fits of a file; fits of other figures are none. */
export function programmeChance({ programmes }: ChanceFitsFile, programme: Programme): ProgrammeChance {
  const found = fitFigures(programme);
  if (found.kind === 'none') return found;
  const row = programmes[programme.code];
  const { figures } = found;
  const wanted = fittedTo(figures);
  if (row === undefined || row.of.some((figure, place) => figure !== wanted[place])) {
    return { kind: 'none', reason: 'notFitted' };
  }
  const { of: _figures, ...fit } = row;
  return {
    kind: 'fitted',
    fit: { ...fit, middle: figures.median ?? figures.mean ?? 0 },
    ownMovement: ownMovement(programme),
    isWeak: isWeak(figures, fit.loss),
  };
}
