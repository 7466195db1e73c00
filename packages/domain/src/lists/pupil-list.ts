import { JUPAS_CHOICES, MAX_CHOICES } from '../admission/selection.ts';

/** The six in their order, the whole list of JUPAS, and programmes to come back to in no order. */
export const LIST_KINDS = ['six', 'full', 'shortlist'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** Most programmes of each kind of list. */
export const LIST_SIZES: Readonly<Record<ListKind, number>> = {
  six: MAX_CHOICES,
  full: JUPAS_CHOICES,
  shortlist: 60,
};

/** The list of six that is the account's order of JUPAS choices, and the one shortlist. */
export const SIX_ID = 'six';
export const SHORTLIST_ID = 'shortlist';

/** Most lists besides these two. */
export const MAX_NAMED_LISTS = 8;
/** Longest note of a choice and longest name of a list, in characters. */
export const NOTE_LENGTH = 200;
export const LIST_NAME_LENGTH = 60;

export interface ListChoice {
  readonly code: string;
  /** Never empty. */
  readonly note?: string;
}

/** A list that a pupil keeps beside the six. */
export interface PupilList {
  readonly id: string;
  /** Empty for the six and the shortlist, which have none of their own. */
  readonly name: string;
  readonly kind: ListKind;
  readonly choices: readonly ListChoice[];
}

/** The kind that an id can only have; null where any but a shortlist will do. */
export function kindOfId(id: string): ListKind | null {
  if (id === SIX_ID) return 'six';
  return id === SHORTLIST_ID ? 'shortlist' : null;
}

/** Whether a text can name a list in a path. */
export function isListId(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,39}$/.test(text);
}

export const codesOf = (choices: readonly ListChoice[]): readonly string[] => choices.map(({ code }) => code);

/** A choice with a note, or without one where it says nothing. */
export function notedChoice(code: string, note: string | undefined): ListChoice {
  return note === undefined || note.trim() === '' ? { code } : { code, note };
}

/** Choices in another order, each with its note; codes that are new have none. */
export function choicesInOrder(
  choices: readonly ListChoice[],
  codes: readonly string[],
): readonly ListChoice[] {
  const notes = new Map(choices.map(({ code, note }) => [code, note]));
  return codes.map((code) => notedChoice(code, notes.get(code)));
}

const isSameChoice = (one: ListChoice, other: ListChoice | undefined): boolean =>
  one.code === other?.code && one.note === other.note;

export function isSameList(one: PupilList, other: PupilList): boolean {
  return (
    one.id === other.id &&
    one.name === other.name &&
    one.kind === other.kind &&
    one.choices.length === other.choices.length &&
    one.choices.every((choice, place) => isSameChoice(choice, other.choices[place]))
  );
}
