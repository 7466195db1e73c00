import { mergeChoices } from '../admission/saved-work.ts';
import {
  codesOf,
  isSameList,
  kindOfId,
  LIST_SIZES,
  MAX_NAMED_LISTS,
  notedChoice,
  type PupilList,
} from './pupil-list.ts';

const NO_LISTS: readonly PupilList[] = [];

/** What I changed is mine, all else theirs. */
const changed = <T>(base: T, mine: T, theirs: T): T => (mine === base ? theirs : mine);

function mergeList(base: PupilList | undefined, mine: PupilList, theirs: PupilList): PupilList {
  const before = base ?? { ...theirs, choices: [] };
  const cap = LIST_SIZES[theirs.kind];
  const codes = mergeChoices(codesOf(before.choices), codesOf(mine.choices), codesOf(theirs.choices), cap);
  const noteIn = (list: PupilList, code: string) => list.choices.find((one) => one.code === code)?.note;
  const choices = codes.map((code) =>
    notedChoice(code, changed(noteIn(before, code), noteIn(mine, code), noteIn(theirs, code))),
  );
  return { ...theirs, name: changed(before.name, mine.name, theirs.name), choices };
}

/** A list that one side no longer has: gone, unless the other side has changed it since. */
function keptBy(base: PupilList | undefined, list: PupilList | undefined): readonly PupilList[] {
  return list === undefined || (base !== undefined && isSameList(base, list)) ? [] : [list];
}

/** At most so many named lists; the last give way. */
function withinRoom(lists: readonly PupilList[]): readonly PupilList[] {
  const named = lists.filter(({ id }) => kindOfId(id) === null);
  const beyond = new Set(named.slice(MAX_NAMED_LISTS));
  return lists.filter((list) => !beyond.has(list));
}

/**
 * Lists changed on two sides since `base`, each merged choice by choice: what either side removed is gone, what either
 * added is there. A list that one side deleted stays where the other has changed it. Theirs come first.
 */
export function mergeLists(
  base: readonly PupilList[],
  mine: readonly PupilList[],
  theirs: readonly PupilList[],
): readonly PupilList[] {
  const ids = [...new Set([...theirs, ...mine].map(({ id }) => id))];
  const merged = ids.flatMap((id): readonly PupilList[] => {
    const [before, own, other] = [base, mine, theirs].map((lists) => lists.find((one) => one.id === id));
    if (own === undefined) return keptBy(before, other);
    return other === undefined ? keptBy(before, own) : [mergeList(before, own, other)];
  });
  return withinRoom(merged);
}

/** A guest's lists beside an account's: shortlists become one, named lists stand beside each other. */
export function uniteLists(guest: readonly PupilList[], account: readonly PupilList[]): readonly PupilList[] {
  return mergeLists(NO_LISTS, guest, account);
}
