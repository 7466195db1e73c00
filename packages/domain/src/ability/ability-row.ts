import type { SixNumbers } from './dimension.ts';

/** A row of the collection `preset_subjects`: what an examination subject asks for. */
export interface PresetSubject {
  readonly _id: string;
  readonly code: string;
  readonly item: string;
  readonly reqr: SixNumbers;
}

/** Eight numbers of which the first six are matched; the others: working with people, working with the hands. */
export type ProgrammeAbility = readonly [...SixNumbers, people: number, hands: number];

/** A row of the collection `prog_data_2025`: what a programme asks for, and which areas it is about. */
export interface ProgrammeProfile {
  readonly _id: string;
  readonly code: string;
  readonly name_short: string;
  readonly name_eng: string;
  readonly name_chi: string;
  readonly description: string | null;
  readonly website: string | null;
  readonly ability: ProgrammeAbility;
  /** One whole number from 0 to 3 per area: nothing, a little, much, the very subject. */
  readonly area_like: readonly number[];
  /** One whole number from 0 to 3 per area: how much a dislike of it speaks against the programme. */
  readonly area_disl: readonly number[];
}
