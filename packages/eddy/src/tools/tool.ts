import type { LevelOrNone } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import type { Wording } from '../guide/wording.ts';
import type { Facet } from './facets.ts';

/** What is wrong with a call a model sent, in words for the model. */
export interface ToolProblem {
  readonly problem: string;
}

/** An input as a model sends it, whatever is in it. */
export type Fields = Readonly<Record<string, unknown>>;
export type Read<Value> = { readonly value: Value } | ToolProblem;

/** What an answer is worded with, besides what was looked up. */
export interface Told {
  readonly context: EddyContext;
  readonly wording: Wording;
  /** What of a programme is asked for; none: what most ask for. */
  readonly facets: readonly Facet[];
  readonly detailed: boolean;
  /** The reasons of what was found are asked for. */
  readonly asksWhy: boolean;
  /** A plain yes or no is asked for. */
  readonly asksWhether: boolean;
  /** An analysis of the trajectory was handed over with the question. */
  readonly aboutAnalysis: boolean;
  /** The pupil’s list stands in the same answer, with its levels. */
  readonly listed: boolean;
}

export interface GroundedProgramme {
  readonly code: string;
  /** Null: no level was told. */
  readonly level: LevelOrNone | null;
  /** The level before a change; null when none was asked about. */
  readonly before: LevelOrNone | null;
}

/** What one look-up rests on; `year`: the entry year of the published scores. */
export interface ToolGrounds {
  readonly programmes: readonly GroundedProgramme[];
  readonly year: number | null;
}

/** One thing Eddy can look up: how a model calls it, what it gives, and how the guide says it. */
export interface Tool<Name extends string, Input, Result extends { readonly tool: string }> {
  readonly name: Name;
  /** What a model is told of it. */
  readonly describe: string;
  /** A JSON schema of the input, for a model. */
  readonly input: Fields;
  /** Reads a call as a model sends it; what cannot be read comes back as a problem. */
  readonly parse: (fields: Fields) => { readonly tool: Name; readonly input: Input } | ToolProblem;
  /** Looks it up in the pupil’s own data and this year’s programmes: plain JSON, small. */
  readonly run: (input: Input, context: EddyContext) => Result;
  readonly say: (result: Result, told: Told) => string;
  readonly grounds: (result: Result) => ToolGrounds;
  /** Questions that go on from here, in the pupil’s language. */
  readonly followUps: (result: Result, context: EddyContext) => readonly string[];
}

interface Written<Name extends string, Input, Result extends { readonly tool: Name }>
  extends Omit<Tool<Name, Input, Result>, 'parse'> {
  /** Reads the input alone. */
  readonly parse: (fields: Fields) => Read<Input>;
}

/** A tool as it is written down, with its types taken from it. */
export function tool<Name extends string, Input, Result extends { readonly tool: Name }>(
  written: Written<Name, Input, Result>,
): Tool<Name, Input, Result> {
  return {
    ...written,
    parse: (fields) => {
      const read = written.parse(fields);
      return 'problem' in read ? read : { tool: written.name, input: read.value };
    },
  };
}

export const withLevel = ({ code, level }: Pick<GroundedProgramme, 'code' | 'level'>): GroundedProgramme => ({
  code,
  level,
  before: null,
});

export const nameOnly = ({ code }: Pick<GroundedProgramme, 'code'>): GroundedProgramme => ({
  code,
  level: null,
  before: null,
});
