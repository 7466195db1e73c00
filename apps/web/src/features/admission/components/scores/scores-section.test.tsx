import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { keep, kept, PUPIL } from '../../../../testing/programme/pupil.ts';
import { openWire } from '../../../../testing/programme/wire.ts';
import { drawPage } from '../../testing/draw-page.tsx';

openWire();

async function giveGrade(user: UserEvent, subject: RegExp, grade: string) {
  const button = screen.getByRole('button', { name: subject });
  // A grade chosen opens the next subject by itself.
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
  await user.click(screen.getByRole('radio', { name: grade }));
}

const table = () => screen.getByRole('table', { name: 'Your grades' });
const electives = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the score table', () => {
  test('starts with Chinese, English, Mathematics, Citizenship and one empty elective', async () => {
    await drawPage();
    const rows = within(table()).getAllByRole('rowheader');
    expect(rows).toHaveLength(5);
    expect(rows.slice(0, 3).map((row) => row.textContent)).toEqual([
      'Chinese Language',
      'English Language',
      'Mathematics (compulsory)',
    ]);
    expect(screen.getByRole('combobox', { name: 'Core subject' })).toHaveProperty('value', 'CSD');
    expect(screen.getByRole('combobox', { name: 'Elective 1' })).toHaveProperty('value', '');
    const note = screen.getByText('Kept on this device only. Log in to save it to your account.');
    const logIn = within(note).getByRole('link', { name: 'Log in' });
    expect(logIn.getAttribute('href')).toBe('/login?redirect=%2Fjupaselect');
  });

  test('opens the grades under the row, takes the one pressed and opens the next subject', async () => {
    const { user } = await drawPage();
    await user.click(screen.getByRole('button', { name: /^Grade in English/ }));
    const grades = within(screen.getByRole('radiogroup', { name: 'Grade in English Language' }));
    expect(grades.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '5**',
      '5*',
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
    await user.click(grades.getByRole('radio', { name: '5*' }));
    expect(screen.getByRole('button', { name: 'Grade in English Language: 5*' })).toBeDefined();
    const next = screen.getByRole('radiogroup', { name: 'Grade in Mathematics (compulsory)' });
    expect(next.contains(document.activeElement)).toBe(true);
    expect(screen.getByText('1 subject entered')).toBeDefined();
  });

  test('closes after the last subject that waits, the focus on its grade', async () => {
    keep({ grades: PUPIL });
    const { user } = await drawPage();
    await giveGrade(user, /^Grade in Economics/, '4');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Grade in Economics: 4' }));
  });

  test('begins with the first subject open for whoever has no grade, and leaves the focus where it was', async () => {
    await drawPage();
    const first = screen.getByRole('radiogroup', { name: 'Grade in Chinese Language' });
    expect(first.contains(document.activeElement)).toBe(false);
  });

  test('clears a grade again', async () => {
    keep({ grades: { CHI: '4' } });
    const { user } = await drawPage();
    await user.click(screen.getByRole('button', { name: /^Grade in Chinese Language/ }));
    await user.click(screen.getByRole('button', { name: 'Clear the grade in Chinese Language' }));
    expect(screen.getByRole('button', { name: 'Grade in Chinese Language, not chosen yet' })).toBeDefined();
  });

  test('offers Attained and Failed for Citizenship, grades for Liberal Studies, and clears on change', async () => {
    keep({ grades: { CSD: 'Attained' } });
    const { user } = await drawPage();
    await user.click(screen.getByRole('button', { name: /: Attained$/ }));
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'Attained',
      'Failed',
    ]);
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Core subject' }), 'Liberal Studies');
    expect(screen.getByRole('button', { name: 'Grade in Liberal Studies, not chosen yet' })).toBeDefined();
    await giveGrade(user, /^Grade in Liberal Studies/, '3');
    expect(screen.getByRole('button', { name: 'Grade in Liberal Studies: 3' })).toBeDefined();
  });

  test('words the result of Citizenship in Chinese and keeps it in English', async () => {
    const { user } = await drawPage({ language: 'tc' });
    await giveGrade(user, /^公民與社會發展科的等級/, '未達標');
    expect(screen.getByRole('button', { name: '公民與社會發展科的等級：未達標' })).toBeDefined();
    expect(kept('scores')).toContainEqual(expect.objectContaining({ subjectCode: 'CSD', score: 'Failed' }));
  });

  test('never offers an elective twice', async () => {
    const { user } = await drawPage();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Elective 1' }), 'Physics');
    await user.click(screen.getByRole('button', { name: 'Add an elective' }));
    expect(electives('Elective 1')).toContain('Physics');
    expect(electives('Elective 2')).not.toContain('Physics');
    expect(electives('Elective 2')).toHaveLength(24);
  });

  test('takes out electives only, down to the four fixed rows', async () => {
    const { user } = await drawPage();
    await user.click(screen.getByRole('button', { name: 'Add an elective' }));
    expect(screen.getAllByRole('button', { name: 'Remove the empty elective' })).toHaveLength(2);
    for (const button of screen.getAllByRole('button', { name: 'Remove the empty elective' })) {
      await user.click(button);
    }
    expect(within(table()).getAllByRole('rowheader')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an elective' }));
  });

  test('keeps every change and brings it back', async () => {
    keep({ grades: PUPIL });
    const { user, unmount } = await drawPage();
    await giveGrade(user, /^Grade in Economics/, '5');
    expect(kept('scores')).toContainEqual(expect.objectContaining({ subjectCode: 'ECO', score: '5' }));
    unmount();
    await drawPage();
    expect(screen.getByRole('button', { name: 'Grade in Economics: 5' })).toBeDefined();
  });
});

describe('the electives', () => {
  const chip = (name: string) => screen.getByRole('button', { name });

  test('take one press each, in the empty row and then in rows of their own', async () => {
    const { user } = await drawPage();
    await user.click(chip('Physics: add to your table'));
    await user.click(screen.getByRole('radio', { name: '5' }));
    await user.click(chip('Biology: add to your table'));
    expect(screen.getByRole('radiogroup', { name: 'Grade in Biology' })).toBeDefined();
    expect(within(table()).getAllByRole('rowheader')).toHaveLength(6);
    await user.click(chip('Physics, in your table: open its grades'));
    expect(screen.getByRole('radiogroup', { name: 'Grade in Physics' })).toBeDefined();
    expect(within(table()).getAllByRole('rowheader')).toHaveLength(6);
  });

  test('that are seldom taken stand in a list', async () => {
    const { user } = await drawPage();
    await user.selectOptions(screen.getByRole('combobox', { name: 'More electives' }), 'Music');
    expect(screen.getByRole('radiogroup', { name: 'Grade in Music' })).toBeDefined();
  });
});

test('sample grades fill the table, say whose they are and go again', async () => {
  const { user } = await drawPage();
  await user.click(screen.getByRole('button', { name: 'Try sample grades' }));
  expect(screen.getByText('7 subjects entered')).toBeDefined();
  expect(screen.getByText('These are sample grades, of nobody.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear them' }));
  expect(screen.getByText('0 subjects entered')).toBeDefined();
});

describe('on a phone', () => {
  test('who comes back finds the grades in one line, and can change them', async () => {
    keep({ grades: PUPIL });
    const { user } = await drawPage({ width: 'phone', language: 'tc' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('最佳五科 23 · 最佳六科 26')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '更改' }));
    expect(screen.getByRole('table', { name: '你的成績' })).toBeDefined();
  });

  test('who enters the fifth grade keeps the table, with the way to the levels', async () => {
    keep({ grades: { CHI: '4', ENG: '4', MAT: '5', PHY: '5' } });
    const { user } = await drawPage({ width: 'phone' });
    const way = () => screen.getByRole('button', { name: 'See your levels' });
    expect(way()).toHaveProperty('disabled', true);
    expect(screen.getByText('18 points from 4 subjects')).toBeDefined();
    await giveGrade(user, /^Grade in Citizenship/, 'Attained');
    expect(table()).toBeDefined();
    expect(way()).toHaveProperty('disabled', false);
    expect(screen.getByText(/^\d+ of \d+ programmes$/)).toBeDefined();
  });
});

describe('five scored subjects', () => {
  const shown = () => screen.queryByRole('heading', { name: 'Where you stand' });

  test('open the blocks', async () => {
    keep({ grades: { CHI: '4', ENG: '4', MAT: '5', PHY: '5' } });
    const { user } = await drawPage();
    expect(shown()).toBeNull();
    expect(screen.getByText('One more subject with a grade shows your levels.')).toBeDefined();
    await giveGrade(user, /^Grade in Citizenship/, 'Attained');
    expect(shown()).not.toBeNull();
    expect(screen.queryByText('Your levels appear here')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Recommended/ })).toBeDefined());
  });

  test('say that Citizenship is taken as attained until it is entered', async () => {
    keep({ grades: { CHI: '4', ENG: '4', MAT: '5', PHY: '5', ECO: '3' } });
    const { user } = await drawPage();
    const note = /^Citizenship and Social Development is taken as attained/;
    expect(screen.getByText(note)).toBeDefined();
    await giveGrade(user, /^Grade in Citizenship/, 'Failed');
    expect(screen.queryByText(note)).toBeNull();
  });

  test('fewer close them', async () => {
    keep({ grades: { CHI: '4', ENG: '4', MAT: '5', PHY: '5', ECO: '3' } });
    const { user } = await drawPage();
    await user.click(screen.getByRole('button', { name: 'Remove Economics' }));
    expect(screen.getByText('Your levels appear here')).toBeDefined();
    expect(shown()?.closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(shown()).toBeNull());
  });
});
