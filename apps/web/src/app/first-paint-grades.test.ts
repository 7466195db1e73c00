import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { addElectiveRow, initialScoreTable, setOther } from '@lodestar/domain';
import { afterEach, describe, expect, test } from 'vitest';

const script = new Script(readFileSync(join(import.meta.dirname, '../../public/first-paint.js'), 'utf8'));
const root = document.documentElement;

/** A table with the grades of so many subjects, as it is kept. */
function tableOf(graded: number) {
  const start = setOther(addElectiveRow(initialScoreTable()), 'FRE', 'A');
  return start.map((row, place) =>
    place < graded ? { ...row, subjectCode: row.subjectCode ?? 'PHY', score: '4' } : row,
  );
}

describe('whether the device holds grades is told', () => {
  const told = () => {
    script.runInThisContext();
    return root.dataset.grades;
  };
  const signIn = (kept: unknown) => {
    localStorage.setItem('token', 'one');
    localStorage.setItem('user', JSON.stringify({ User_ID: 'u1' }));
    localStorage.setItem('lodestar.user.u1.scores', JSON.stringify(kept));
  };
  afterEach(() => void delete root.dataset.grades);

  test.each([
    [null, 'none'],
    [JSON.stringify(tableOf(0)), 'none'],
    [JSON.stringify(tableOf(4)), 'none'],
    [JSON.stringify(tableOf(5)), 'stored'],
    ['{', undefined],
  ])('of a visitor (%#)', (stored, grades) => {
    if (stored !== null) localStorage.setItem('lodestar.guest.scores', stored);
    expect(told()).toBe(grades);
  });

  test.each([
    [{ value: tableOf(5) }, 'stored'],
    [{ value: tableOf(4), saved: {} }, 'none'],
    [{ value: tableOf(4) }, undefined],
    [null, undefined],
  ])('of whoever is signed in, where the server has been asked or enough is there (%#)', (kept, grades) => {
    localStorage.setItem('lodestar.guest.scores', JSON.stringify(tableOf(5)));
    signIn(kept);
    expect(told()).toBe(grades);
  });

  test('of nobody whose name is not kept', () => {
    localStorage.setItem('token', 'one');
    expect(told()).toBeUndefined();
  });
});
