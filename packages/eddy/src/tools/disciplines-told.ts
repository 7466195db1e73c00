import type { EddyContext } from '../context.ts';
import type { Aspect } from '../disciplines/discipline-file.ts';

export interface DisciplinesInput {
  /** Ids or names. */
  readonly disciplines: readonly string[];
  readonly aspects: readonly Aspect[];
}

/** One discipline, with a note for each aspect asked for, in the pupil’s language. */
export interface ToldDiscipline {
  readonly id: string;
  readonly name: string;
  readonly field: string;
  readonly notes: readonly string[];
}

export interface DisciplinesResult {
  readonly tool: 'about_disciplines';
  readonly aspects: readonly Aspect[];
  readonly told: readonly ToldDiscipline[];
  /** What was asked for by names that nothing is held of. */
  readonly unknown: readonly string[];
}

/** Each discipline that was asked for, with a note for each aspect. */
export function disciplinesTold(
  { disciplines, aspects }: DisciplinesInput,
  context: EddyContext,
): DisciplinesResult {
  const { find } = context.knowledge.disciplines;
  const { language } = context;
  const found = disciplines.flatMap((called) => find(called) ?? []);
  const told = [...new Set(found)].map(({ id, label, field, notes }) => ({
    id,
    name: label[language],
    field,
    notes: aspects.map((aspect) => notes[aspect][language]),
  }));
  const unknown = disciplines.filter((called) => find(called) === null);
  return { tool: 'about_disciplines', aspects, told, unknown };
}
