import type { Dimension } from '../ability/dimension.ts';
import type { DimensionPair, EvenLevel } from './profile-shape.ts';
import type { ProfileFit } from './recommendation.ts';

type ByDimension = Readonly<Record<Dimension, string>>;
type ByFit = Readonly<Record<ProfileFit, string>>;

/** The words of a recommendation in one language (data/ability/recommendation). `{{name}}` is filled in. */
export interface RecommendationTexts {
  /** Between two sentences. */
  readonly joiner: string;
  readonly list: { readonly separator: string; readonly last: string };
  readonly dimension: ByDimension;
  readonly title: {
    readonly notTaken: string;
    readonly group: string;
    readonly even: Readonly<Record<EvenLevel, string>>;
    readonly lean: ByDimension;
    readonly peak: ByDimension;
    readonly pair: Readonly<Record<DimensionPair, string>>;
  };
  readonly notTaken: string;
  readonly lead: {
    readonly peak: string;
    readonly narrowPeak: string;
    readonly pair: string;
    readonly group: string;
    readonly lean: string;
    readonly evenHigh: string;
    readonly evenMiddle: string;
    readonly evenEarly: string;
  };
  readonly body: {
    readonly peak: ByDimension;
    readonly pair: Readonly<Record<DimensionPair, string>>;
    readonly group: string;
    readonly evenHigh: string;
    readonly evenMiddle: string;
    readonly strictJudge: string;
  };
  readonly balance: { readonly near: string; readonly wide: string };
  readonly growth: {
    readonly lowest: string;
    readonly manyLow: string;
    readonly pick: string;
    readonly allHigh: string;
    readonly tip: ByDimension;
  };
  readonly subjects: ByFit;
  readonly programmes: ByFit;
  readonly programmeWithCode: string;
  readonly undecided: string;
  readonly matchMeaning: string;
  readonly careers: string;
  readonly areaWithCareers: string;
  readonly careersMeaning: string;
  readonly nextStep: Readonly<Record<Dimension | 'even', string>>;
  readonly position: string;
  /** Electives by code. */
  readonly subject: Readonly<Record<string, string>>;
}

/** Names from outside the texts, in the language of the texts. */
export interface RecommendationNames {
  readonly programme: (code: string) => string | null;
  readonly area: (area: string) => { readonly name: string; readonly careers: string };
}
