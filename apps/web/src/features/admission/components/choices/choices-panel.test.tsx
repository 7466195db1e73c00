import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useContactRequest } from '../../../../shared/contact/contact-request.ts';
import { keep, kept, PUPIL } from '../../../../testing/programme/pupil.ts';
import { realYear } from '../../../../testing/programme/real-year.ts';
import { openWire } from '../../../../testing/programme/wire.ts';
import { drawPage } from '../../testing/draw-page.tsx';

openWire();

const FOUR = ['JS4412', 'JS4408', 'JS4462', 'JS1204'];
const SIX = [...FOUR, 'JS7225', 'JS6200'];

const list = () => within(screen.getByRole('complementary', { name: 'My choices' }));
const grip = (code: string) => list().findByRole('button', { name: new RegExp(`^Move ${code}`) });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

async function chosen(choices: readonly string[], visit: Parameters<typeof drawPage>[0] = {}) {
  keep({ grades: PUPIL, choices });
  const drawn = await drawPage(visit);
  if (visit.width !== 'phone' && choices[0]) await grip(choices[0]);
  return drawn;
}

describe('the ordered list', () => {
  test('stands in two bands, with what each lacks', async () => {
    await chosen(FOUR);
    const bandA = within(list().getByRole('region', { name: 'Band A' }));
    const bandB = within(list().getByRole('region', { name: 'Band B' }));
    expect(bandA.getAllByRole('listitem')).toHaveLength(3);
    expect(bandA.getByText('full')).toBeDefined();
    expect(bandB.getAllByRole('listitem')).toHaveLength(1);
    expect(bandB.getByText('room for 2 more')).toBeDefined();
    expect(bandB.getByText('Add 2 more for Band B.')).toBeDefined();
    expect(list().getByText('4 of 6')).toBeDefined();
  });

  test('says what to do while nothing is chosen', async () => {
    const { user } = await chosen([]);
    expect(list().getByText('No choices yet')).toBeDefined();
    await user.click(list().getByRole('button', { name: 'Find programmes' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Search programmes/ }));
  });

  test('links the short name to the programme’s page in a new tab, and says so', async () => {
    await chosen(['JS4408']);
    const link = list().getByRole('link', { name: /^MAEG/ });
    expect(link.getAttribute('href')).toBe('http://www.mae.cuhk.edu.hk');
    expect(link.getAttribute('target')).toBe('_blank');
    const hint = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Click to view the programme’s page');
  });

  test('warns of no Band B offers and marks the new ones', async () => {
    const { user } = await chosen(['JS7225', 'JS6200']);
    await user.click(list().getByRole('button', { name: 'No Band B offers' }));
    expect(screen.getByRole('tooltip').textContent).toContain('no offers to Band B applicants in 2025');
    await user.click(list().getByRole('button', { name: 'New' }));
    expect(screen.getByRole('tooltip').textContent).toContain('no estimate');
  });

  test('removes a choice, offers to undo, and goes on to the next', async () => {
    const { user } = await chosen(FOUR);
    await user.click(list().getByRole('button', { name: 'Remove JS4408' }));
    expect(kept('choices')).toEqual(['JS4412', 'JS4462', 'JS1204']);
    expect(document.activeElement).toBe(await grip('JS4462'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(kept('choices')).toEqual(FOUR);
  });

  test('is complete with six', async () => {
    await chosen(SIX);
    expect(list().getByText('Six choices, Bands A and B both full')).toBeDefined();
    expect(list().queryByText(/more for Band/)).toBeNull();
  });

  test('that has a problem opens the contact dialog with what it is about', async () => {
    const { user } = await chosen(SIX);
    await user.click(list().getByRole('button', { name: 'Spotted a problem?' }));
    const { open, context } = renderHook(useContactRequest).result.current;
    expect(open).toBe(true);
    expect(context?.subject).toBe('A problem on JUPASelect');
    expect(context?.message).toContain('Programme year: 2026');
    for (const code of SIX) expect(context?.message).toContain(code);
  });

  test('takes a seventh only in the place of another', async () => {
    const { user } = await chosen(SIX);
    const [first] = await screen.findAllByRole('article');
    if (first === undefined) throw new Error('no card');
    await user.click(within(first).getByRole('button', { name: /^Add/ }));
    const question = await screen.findByRole('dialog', { name: /^No room for/ });
    expect(kept('choices')).toEqual(SIX);
    await user.click(within(question).getByRole('button', { name: 'Replace JS4462' }));
    const code = first.getAttribute('aria-label')?.split(' ')[0];
    expect(kept('choices')).toEqual(SIX.map((one) => (one === 'JS4462' ? code : one)));
  });

  test('shows a placeholder for a code the year does not have, and keeps it', async () => {
    const { user } = await chosen(['JS9ZZZ', 'JS4408']);
    expect(list().getByText('Programme JS9ZZZ')).toBeDefined();
    expect(list().getByText('4 years')).toBeDefined();
    expect(list().getByText('(assumed, not loaded)')).toBeDefined();
    expect(list().getByText('not in the 2026 list')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Programme year' }), '2025');
    await waitFor(() => expect(list().getByText('not in the 2025 list')).toBeDefined());
    expect(kept('choices')).toEqual(['JS9ZZZ', 'JS4408']);
  });
});

/** Programmes of 2026 that the test server has. */
const served = realYear(2026).programmes.filter((_, place) => place % 8 === 0);

describe('a code that this year does not have', () => {
  test('keeps the length that another year states', async () => {
    const gone = served.find(
      ({ code, duration_basis: basis }) => basis === 'feeTable' && realYear(2025).find(code) === undefined,
    );
    if (gone === undefined) throw new Error('no such programme');
    const { user } = await chosen([gone.code, 'JS4408']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Programme year' }), '2025');
    await list().findByText(`Programme ${gone.code}`);
    expect(list().getAllByText(`${gone.duration_years} years`).length).toBeGreaterThan(0);
    expect(list().queryByText('(assumed, not loaded)')).toBeNull();
  });
});

describe('every choice in Band B without Band B offers is named', () => {
  const [first = '', second = '', third = ''] = served.flatMap(({ code, no_band_b_offer: none }) =>
    none === true ? [code] : [],
  );

  test('in a full list', async () => {
    await chosen(['JS4408', 'JS4412', 'JS4462', first, second, third]);
    const words = `${first}, ${second} and ${third} made no Band B offers in 2025, so they may do better in Band A.`;
    expect(list().getByText((text) => text.includes(words))).toBeDefined();
  });

  test('in one with room', async () => {
    await chosen(['JS4408', 'JS4412', 'JS4462', first, second]);
    const words = `${first} and ${second} made no Band B offers in 2025, so they may do better in Band A.`;
    expect(list().getByText((text) => text.includes(words))).toBeDefined();
  });
});

describe('a level of a programme without an interview', () => {
  const levelOf = (code: string) => list().findByRole('button', { name: new RegExp(`, ${code}: show how`) });

  test('stands by itself in Band A', async () => {
    await chosen(['JS7225']);
    await levelOf('JS7225');
    expect(list().queryByText('on grades alone')).toBeNull();
  });

  test('stands on grades alone in Band B', async () => {
    await chosen(['JS1204', 'JS4408', 'JS6200', 'JS7225']);
    const row = (await levelOf('JS7225')).closest('li');
    if (row === null) throw new Error('no row');
    expect(within(row).getByText('on grades alone')).toBeDefined();
  });
});

describe('sorting with the keyboard', () => {
  test('arrow keys on a handle move its row, and the focus goes along', async () => {
    const { user } = await chosen(FOUR);
    (await grip('JS1204')).focus();
    await user.keyboard('{ArrowUp}');
    expect(kept('choices')).toEqual(['JS4412', 'JS4408', 'JS1204', 'JS4462']);
    expect(document.activeElement).toBe(await grip('JS1204'));
    expect(said()).toContain('JS1204 is now number 3, Band A');
  });

  test('Space picks up and drops', async () => {
    const { user } = await chosen(FOUR);
    (await grip('JS4412')).focus();
    await user.keyboard(' ');
    expect((await grip('JS4412')).getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('{ArrowDown} ');
    expect((await grip('JS4412')).getAttribute('aria-pressed')).toBe('false');
    expect(said()).toContain('JS4412 dropped at number 2, Band A');
    expect(kept('choices')).toEqual(['JS4408', 'JS4412', 'JS4462', 'JS1204']);
  });

  test('Escape puts a picked up row back', async () => {
    const { user } = await chosen(FOUR);
    (await grip('JS4412')).focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}{Escape}');
    expect(kept('choices')).toEqual(FOUR);
    expect(said()).toContain('JS4412 is back at number 1');
  });

  test('at the edge nothing moves, and that is said', async () => {
    const { user } = await chosen(FOUR);
    (await grip('JS4412')).focus();
    await user.keyboard('{ArrowUp}');
    expect(kept('choices')).toEqual(FOUR);
    expect(said()).toContain('JS4412 stays at number 1');
  });

  test('speaks the language of the page', async () => {
    keep({ grades: PUPIL, choices: FOUR });
    const { user } = await drawPage({ language: 'tc' });
    const handle = await screen.findByRole('button', { name: '移動 JS1204，現時排第 4' });
    handle.focus();
    await user.keyboard('{ArrowUp}');
    expect(said()).toContain('JS1204 現時排第 3，組別A');
  });
});

describe('on a phone', () => {
  test('the list lies in a sheet behind a bar', async () => {
    const { user } = await chosen([...FOUR, 'JS7225'], { width: 'phone' });
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^5 of 6 chosen/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'My choices' }));
    expect(await sheet.findAllByRole('button', { name: /^Move JS/ })).toHaveLength(5);
    await user.click(sheet.getByRole('button', { name: 'Remove JS4412' }));
    expect(sheet.getByText('JS4412 removed')).toBeDefined();
    await user.click(sheet.getByRole('button', { name: 'Undo' }));
    expect(kept('choices')).toEqual([...FOUR, 'JS7225']);
  });

  test('there is no bar before the first choice', async () => {
    await chosen([], { width: 'phone' });
    expect(screen.queryByRole('button', { name: /of 6 chosen/ })).toBeNull();
  });
});
