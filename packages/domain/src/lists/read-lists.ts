import { isProgrammeCode } from '../admission/selection.ts';
import { isPlainObject } from '../grades/plain-object.ts';
import {
  isListId,
  kindOfId,
  LIST_KINDS,
  LIST_NAME_LENGTH,
  LIST_SIZES,
  type ListChoice,
  NOTE_LENGTH,
  notedChoice,
  type PupilList,
} from './pupil-list.ts';

function readChoice(stored: unknown): ListChoice | null {
  if (!isPlainObject(stored) || typeof stored.code !== 'string' || !isProgrammeCode(stored.code)) return null;
  const { code, note } = stored;
  return notedChoice(code, typeof note === 'string' ? note.slice(0, NOTE_LENGTH) : undefined);
}

function readList(stored: unknown): PupilList | null {
  if (!isPlainObject(stored) || !Array.isArray(stored.choices)) return null;
  const { id, name } = stored;
  const kind = LIST_KINDS.find((one) => one === stored.kind);
  if (typeof id !== 'string' || !isListId(id) || typeof name !== 'string' || kind === undefined) return null;
  const fixed = kindOfId(id);
  if (fixed === null ? kind === 'shortlist' : kind !== fixed) return null;
  const choices = stored.choices.map(readChoice).filter((one) => one !== null);
  const distinct = choices.filter(
    (one, place) => choices.findIndex(({ code }) => code === one.code) === place,
  );
  return { id, name: name.slice(0, LIST_NAME_LENGTH), kind, choices: distinct.slice(0, LIST_SIZES[kind]) };
}

/** Lists kept in storage, as far as they can be read; null when they are no lists at all. */
export function parseLists(stored: unknown): readonly PupilList[] | null {
  if (!Array.isArray(stored)) return null;
  const lists = stored.map(readList).filter((one) => one !== null);
  return lists.filter((one, place) => lists.findIndex(({ id }) => id === one.id) === place);
}
