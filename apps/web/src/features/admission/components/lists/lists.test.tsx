import type { PupilList } from '@lodestar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keep, kept, PUPIL } from '../../../../testing/programme/pupil.ts';
import { realYear } from '../../../../testing/programme/real-year.ts';
import { openWire } from '../../../../testing/programme/wire.ts';
import { drawPage } from '../../testing/draw-page.tsx';

openWire();

const THREE = ['JS4412', 'JS4408', 'JS4462'];
const list = () => within(screen.getByRole('complementary', { name: 'My choices' }));
const codesOf = (count: number) =>
  realYear(2026)
    .programmes.slice(0, count)
    .map(({ code }) => ({ code }));
const full = (name: string, choices: PupilList['choices']): PupilList => ({
  id: name,
  name,
  kind: 'full',
  choices,
});
const lists = () => {
  const stored = kept('lists');
  return Array.isArray(stored) ? stored : [];
};

async function openFull(work: Parameters<typeof keep>[0] = {}) {
  keep({ grades: PUPIL, choices: THREE, ...work });
  const { user } = await drawPage();
  await user.click(await list().findByRole('radio', { name: 'All 20' }));
  return user;
}

describe('the whole list', () => {
  test('begins with the six, stands in five bands with what went to each, and leaves the six alone', async () => {
    const user = await openFull();
    expect(await list().findByText('3 of 20')).toBeDefined();
    const bands = list().getAllByRole('region', { name: /^Band/ });
    expect(bands.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Band A',
      'Band B',
      'Band C',
      'Band D',
      'Band E',
    ]);
    expect(within(bands[2] ?? document.body).getByText('room for 4 more')).toBeDefined();
    expect(list().getAllByText(/% of all offers went to choices in this band/)).toHaveLength(5);
    expect(list().getByText('Room for 3 more in Band B.')).toBeDefined();
    const grip = list().getByRole('button', { name: /^Move JS4408/ });
    grip.focus();
    await user.keyboard('{ArrowUp}');
    expect(lists()).toMatchObject([
      { kind: 'full', choices: [{ code: 'JS4408' }, { code: 'JS4412' }, { code: 'JS4462' }] },
    ]);
    expect(kept('choices')).toEqual(THREE);
    await user.click(list().getByRole('radio', { name: 'Six' }));
    expect(await list().findByText('3 of 6')).toBeDefined();
  });

  test('takes no 21st, and says which has no room', async () => {
    const user = await openFull({ lists: [full('a', codesOf(20))] });
    expect(await list().findByText('20 of 20')).toBeDefined();
    await user.type(screen.getByRole('combobox', { name: /^Search programmes/ }), 'JS7225');
    await user.click(await screen.findByRole('option', { name: /^JS7225/ }));
    expect(await screen.findByRole('dialog', { name: 'No room for JS7225' })).toBeDefined();
    expect(lists()[0]).toMatchObject({ choices: codesOf(20) });
  });

  test('is copied, renamed and deleted; a ninth is refused with the number', async () => {
    const user = await openFull({ lists: [full('a', [{ code: 'JS4412', note: 'first' }])] });
    await user.click(await list().findByRole('button', { name: 'Copy' }));
    expect(lists()).toMatchObject([
      { name: 'a' },
      { name: 'a (copy)', choices: [{ code: 'JS4412', note: 'first' }] },
    ]);
    await user.click(list().getByRole('button', { name: 'Rename' }));
    const name = await screen.findByRole('textbox', { name: 'Name of the list' });
    await user.clear(name);
    expect(screen.getByText('Give the list a name.')).toBeDefined();
    await user.type(name, 'Engineering');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lists()).toMatchObject([{ name: 'a' }, { name: 'Engineering' }]));
    for (let number = 3; number <= 9; number += 1)
      await user.click(list().getByRole('button', { name: 'New list' }));
    expect(lists()).toHaveLength(8);
    await user.click(list().getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: /^Delete “List 8”/ });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lists()).toHaveLength(7));
  });
});

describe('a note', () => {
  test('is kept beside its choice of the six, and 201 characters are refused with their number', async () => {
    keep({ grades: PUPIL, choices: THREE });
    const { user } = await drawPage();
    const [add] = await list().findAllByRole('button', { name: 'Add a note' });
    if (add === undefined) throw new Error('no way to write a note');
    await user.click(add);
    const field = list().getByRole('textbox', { name: 'Note for JS4412' });
    await user.click(field);
    await user.paste('x'.repeat(201));
    expect(list().getByText('A note has at most 200 characters; this has 201.')).toBeDefined();
    await user.clear(field);
    await user.type(field, 'Mum’s first wish');
    await user.click(list().getByRole('button', { name: 'Keep' }));
    expect(list().getByText('Mum’s first wish')).toBeDefined();
    expect(lists()).toEqual([
      { id: 'six', name: '', kind: 'six', choices: [{ code: 'JS4412', note: 'Mum’s first wish' }] },
    ]);
    await user.click(list().getByRole('button', { name: 'Remove JS4412' }));
    expect(lists()).toEqual([]);
  });
});

test('two lists stand side by side: what is on both, each place, and what there is to look at', async () => {
  keep({
    grades: PUPIL,
    choices: THREE,
    lists: [full('science', [{ code: 'JS4408' }, { code: 'JS7225' }]), full('empty', [])],
  });
  const { user } = await drawPage();
  await user.click(await list().findByRole('button', { name: 'Compare two lists' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Two lists side by side' }));
  expect(await dialog.findByText('1 on both · 2 only on “My six” · 1 only on “science”')).toBeDefined();
  const cells = (name: RegExp) =>
    within(dialog.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^Choices/)).toEqual(['3', '2']);
  expect(cells(/^JS4412/)).toEqual(['1Band A', '–not on it']);
  expect(cells(/^JS4408/)).toEqual(['2Band A', '1Band A']);
  expect(cells(/^JS7225/)).toEqual(['–not on it', '2Band A']);
  expect(cells(/^To look at/).every((count) => /^\d+$/.test(count ?? ''))).toBe(true);
  expect(dialog.queryByRole('option', { name: 'empty' })).toBeNull();
});

describe('the shortlist', () => {
  const shortlist = (count: number): PupilList => ({
    id: 'shortlist',
    name: '',
    kind: 'shortlist',
    choices: codesOf(count),
  });

  test('is filled from cards, and each goes on to the list', async () => {
    keep({ grades: PUPIL, choices: THREE });
    const { user } = await drawPage();
    const [card] = await screen.findAllByRole('article');
    if (card === undefined) throw new Error('no card');
    const code = card.getAttribute('aria-label')?.split(' ')[0] ?? '';
    await user.click(within(card).getByRole('button', { name: `Shortlist ${code}` }));
    const section = within(list().getByRole('region', { name: 'Shortlist' }));
    await user.click(section.getByRole('button', { name: `Add ${code} to the list` }));
    expect(kept('choices')).toEqual([...THREE, code]);
    await user.click(section.getByRole('button', { name: `Take ${code} off the shortlist` }));
    expect(section.getByText(/^Nothing here yet/)).toBeDefined();
  });

  test('holds sixty; the 61st is named', async () => {
    keep({ grades: PUPIL, choices: THREE, lists: [shortlist(60)] });
    const { user } = await drawPage();
    const press = await screen.findAllByRole('button', { name: /^Shortlist JS/ });
    const [first] = press;
    if (first === undefined) throw new Error('every card is on the shortlist');
    await user.click(first);
    expect(lists()[0]).toMatchObject({ choices: codesOf(60) });
  });
});
