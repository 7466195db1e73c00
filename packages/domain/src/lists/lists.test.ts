import { describe, expect, it } from 'vitest';
import { mergeLists, uniteLists } from './merge-lists.ts';
import { choicesInOrder, isListId, type ListChoice, type PupilList } from './pupil-list.ts';
import { parseLists } from './read-lists.ts';

const code = (number: number) => `JS${1000 + number}`;
const choices = (...numbers: readonly number[]): readonly ListChoice[] =>
  numbers.map((number) => ({ code: code(number) }));
const full = (id: string, ...numbers: readonly number[]): PupilList => ({
  id,
  name: `List ${id}`,
  kind: 'full',
  choices: choices(...numbers),
});
const shortlist = (...numbers: readonly number[]): PupilList => ({
  id: 'shortlist',
  name: '',
  kind: 'shortlist',
  choices: choices(...numbers),
});
const numbersOf = (list: PupilList | undefined) =>
  list?.choices.map((one) => Number(one.code.slice(2)) - 1000);
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

describe('lists changed on two devices', () => {
  it('keep what either added and lose what either removed', () => {
    const merged = mergeLists([full('a', 1, 2, 3)], [full('a', 1, 3, 4)], [full('a', 1, 2, 3, 5)]);
    expect(merged.map(numbersOf)).toEqual([[1, 3, 5, 4]]);
  });

  it('hold both names and notes where they were changed', () => {
    const noted = (list: PupilList, note: string): PupilList => ({
      ...list,
      choices: list.choices.map((one) => (one.code === code(1) ? { ...one, note } : one)),
    });
    const base = [noted(full('a', 1, 2), 'old')];
    const [merged] = mergeLists(
      base,
      [noted(full('a', 1, 2), 'mine')],
      [{ ...noted(full('a', 1, 2), 'old'), name: 'Theirs' }],
    );
    expect(merged).toEqual({ ...noted(full('a', 1, 2), 'mine'), name: 'Theirs' });
  });

  it('are gone when one side deletes what the other left alone, and stay when it was changed', () => {
    expect(mergeLists([full('a', 1)], [], [full('a', 1)])).toEqual([]);
    expect(mergeLists([full('a', 1)], [full('a', 1)], [])).toEqual([]);
    expect(mergeLists([full('a', 1)], [], [full('a', 1, 2)])).toEqual([full('a', 1, 2)]);
    expect(mergeLists([full('a', 1)], [full('a', 1, 2)], [])).toEqual([full('a', 1, 2)]);
  });

  it('stay within their room', () => {
    const [full20] = mergeLists([full('a')], [full('a', 30, 31)], [full('a', ...upTo(19))]);
    expect(numbersOf(full20)).toEqual([...upTo(19), 30]);
    const many = upTo(9).map((number) => full(`l-${number}`, number));
    expect(mergeLists([], many, [shortlist(1)]).map(({ id }) => id)).toEqual([
      'shortlist',
      ...upTo(8).map((number) => `l-${number}`),
    ]);
  });

  it('of a guest stand beside the account’s, and the shortlists become one', () => {
    const united = uniteLists([shortlist(1, 2), full('g', 1)], [shortlist(2, 3), full('a', 2)]);
    expect(united.map(({ id }) => id)).toEqual(['shortlist', 'a', 'g']);
    expect(numbersOf(united[0])?.sort()).toEqual([1, 2, 3]);
  });
});

describe('lists from storage', () => {
  it('are read as far as they are lists', () => {
    const good = {
      ...full('a', 1),
      choices: [{ code: code(1), note: 'x'.repeat(300) }, { code: code(1) }, { code: 'no' }],
    };
    const read = parseLists([
      good,
      good,
      { ...full('B!') },
      { ...shortlist(1), id: 'b' },
      null,
      shortlist(...upTo(70)),
    ]);
    expect(read?.map(({ id }) => id)).toEqual(['a', 'shortlist']);
    expect(read?.[0]?.choices).toEqual([{ code: code(1), note: 'x'.repeat(200) }]);
    expect(read?.[1]?.choices).toHaveLength(60);
    expect(parseLists({})).toBeNull();
  });

  it('have ids that a path can carry', () => {
    expect(['six', 'l-1', '0'].every(isListId)).toBe(true);
    expect(['', '-a', 'A', 'a/b', 'x'.repeat(41)].some(isListId)).toBe(false);
  });

  it('keep notes when the order changes', () => {
    const noted = [{ code: code(1), note: 'n' }, { code: code(2) }];
    expect(choicesInOrder(noted, [code(2), code(3), code(1)])).toEqual([
      { code: code(2) },
      { code: code(3) },
      { code: code(1), note: 'n' },
    ]);
  });
});
