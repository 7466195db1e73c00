import { isSameList, kindOfId, mergeLists, type PupilList, parseLists } from '@lodestar/domain';
import { type AccountKind, workPart } from './work-part.ts';

const NO_LISTS: readonly PupilList[] = [];

/** A shortlist that is empty, or six without a note, is the same as none; named lists are told apart by their ids. */
function savedOf(lists: readonly PupilList[]): readonly PupilList[] {
  return lists
    .filter(({ id, choices }) => kindOfId(id) === null || choices.length > 0)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const LISTS: AccountKind<readonly PupilList[], readonly PupilList[]> = {
  parse: parseLists,
  initial: () => NO_LISTS,
  nothing: NO_LISTS,
  savedOf,
  withSaved: (_, saved) => saved,
  parseSaved: parseLists,
  isSame(one, other) {
    const [mine, theirs] = [savedOf(one), savedOf(other)];
    return (
      mine.length === theirs.length &&
      mine.every((list, place) => {
        const beside = theirs[place];
        return beside !== undefined && isSameList(list, beside);
      })
    );
  },
  merge: mergeLists,
};

/**
 * What a pupil keeps beside the six: whole lists of JUPAS by name and the shortlist. The entry `six` holds no order,
 * only the choices that have a note.
 */
export const LISTS_WORK = workPart('lists', LISTS);
