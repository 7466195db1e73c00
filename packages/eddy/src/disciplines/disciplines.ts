import { asTyped } from '../asked/plain-text.ts';
import {
  type Classifier,
  type Guess,
  type LearnedWeights,
  openClassifier,
} from '../classifier/linear-classifier.ts';
import { piecesOf } from '../classifier/pieces.ts';
import type { Ideas } from '../knowledge/thesaurus.ts';
import { ASPECTS, type Discipline, type DisciplinesFile } from './discipline-file.ts';
import { type DisciplineMention, openNames } from './names.ts';

/** What a message may want of a discipline; `none`: something else. */
export const WANTED_ASPECTS = [...ASPECTS, 'none'] as const;
export type WantedAspect = (typeof WANTED_ASPECTS)[number];

/** What is told of disciplines, and what was learned of how pupils ask for it. */
export interface Disciplines {
  /** By its id, or by a name; null: there is none. */
  readonly find: (called: string) => Discipline | null;
  /** Where a plain text names disciplines. */
  readonly named: (text: string) => readonly DisciplineMention[];
  readonly aspects: Classifier<WantedAspect>;
}

/** @throws Error when an aspect was learned that is unknown */
export function openDisciplines({ disciplines }: DisciplinesFile, learned: LearnedWeights): Disciplines {
  const byId = new Map(disciplines.map((one) => [one.id, one]));
  const named = openNames(disciplines);
  return {
    find: (called) => byId.get(called) ?? byId.get(named(asTyped(called))[0]?.id ?? '') ?? null,
    named,
    aspects: openClassifier(learned, WANTED_ASPECTS),
  };
}

/** What stands for a discipline: which one it is says nothing of what is asked of it. */
const NAME = ' x ';

/** What a message is recognised by among the aspects: its words but for the names of disciplines, and the ideas they stand for. */
export function piecesOfAspect(
  message: string,
  named: Disciplines['named'],
  ideas: Ideas,
): readonly string[] {
  const text = asTyped(message);
  const rest = named(text)
    .toReversed()
    .reduce((so, { at, end }) => so.slice(0, at) + NAME + so.slice(end), text);
  return [...piecesOf(rest), ...ideas(rest).map((idea) => `~${idea}`)];
}

export type AspectGuess = Guess<WantedAspect>;

/** What a message may ask of a discipline, the likeliest first. */
export const aspectsOf = (
  message: string,
  { named, aspects }: Disciplines,
  ideas: Ideas,
): readonly AspectGuess[] => aspects.classify(piecesOfAspect(message, named, ideas));
