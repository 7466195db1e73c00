import { writeSharedList } from '@lodestar/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueries } from '../../app/query-scope.tsx';
import { drawRoutes } from '../../testing/draw.tsx';
import { PUPIL } from '../../testing/programme/pupil.ts';
import { openWire } from '../../testing/programme/wire.ts';
import { SharedListPage } from './shared-list-page.tsx';

openWire();

const LINK = writeSharedList({
  year: 2026,
  grades: PUPIL,
  choices: [
    { code: 'JS4412', note: '<img src=x onerror=alert(1)>' },
    { code: 'JS0000', note: '' },
    { code: 'JS1204', note: '' },
  ],
});
const paths = {
  shared: '/shared',
  mine: '/mine',
  compare: (codes: readonly string[]) => `/compare?codes=${codes.join(',')}`,
  programmeOf: (code: string) => `/programmes/${code}`,
};

async function open(fragment: string) {
  const queries = createQueries();
  const page = (
    <QueryClientProvider client={queries}>
      <SharedListPage paths={paths} />
    </QueryClientProvider>
  );
  const routes = [
    { path: '/shared', element: page },
    { path: '/mine', element: <p>my page</p> },
  ];
  return drawRoutes(routes, `/shared#${fragment}`, { namespaces: ['show', 'lists', 'admission'] });
}
const kept = () => Object.keys(localStorage).filter((key) => /scores|choices/.test(key));
const stored = (part: string) => localStorage.getItem(`lodestar.guest.${part}`);

test('a shared list is read, keeps nothing, shows script as text and names what is unknown', async () => {
  await open(LINK);
  const band = within(await screen.findByRole('region', { name: 'Band A' }));
  expect(band.getAllByRole('listitem')).toHaveLength(3);
  expect(band.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(band.getByText('Mission impossible')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('JS0000 is not in this year’s JUPAS list.');
  expect(kept()).toEqual([]);
});

test('“use as mine” takes over what this year has, asking first where something would go', async () => {
  localStorage.setItem('lodestar.guest.choices', JSON.stringify(['JS6456']));
  const { user } = await open(LINK);
  await user.click(await screen.findByRole('button', { name: 'Use as mine' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace your own list?' }));
  expect(dialog.getByText(/your list of 1 choice\./)).toBeTruthy();
  expect(stored('choices')).toBe(JSON.stringify(['JS6456']));
  await user.click(dialog.getByRole('button', { name: 'Replace mine' }));
  expect(await screen.findByText('my page')).toBeTruthy();
  expect(stored('choices')).toBe(JSON.stringify(['JS4412', 'JS1204']));
  expect(stored('scores')).toContain('"PHY"');
});

const SEVEN = ['JS4412', 'JS1204', 'JS4408', 'JS7225', 'JS4462', 'JS6200', 'JS2950'];
const LONG_LINK = writeSharedList({
  year: 2026,
  grades: null,
  choices: SEVEN.map((code) => ({ code, note: code === 'JS1204' ? 'by train' : '' })),
});

test('more than six become a whole list beside one’s own, with their notes', async () => {
  localStorage.setItem('lodestar.guest.choices', JSON.stringify(['JS6456']));
  const { user } = await open(LONG_LINK);
  expect(await screen.findByText(/Your six stay as they are/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use as mine' }));
  expect(await screen.findByText('my page')).toBeTruthy();
  expect(stored('choices')).toBe(JSON.stringify(['JS6456']));
  const choices = SEVEN.map((code) => (code === 'JS1204' ? { code, note: 'by train' } : { code }));
  expect(JSON.parse(stored('lists') ?? '')).toMatchObject([{ name: 'Shared list', kind: 'full', choices }]);
});

test('where eight lists are kept already, a ninth is refused', async () => {
  const eight = Array.from({ length: 8 }, (_, place) => ({
    id: `l-${place}`,
    name: `List ${place}`,
    kind: 'full',
    choices: [],
  }));
  localStorage.setItem('lodestar.guest.lists', JSON.stringify(eight));
  const { user } = await open(LONG_LINK);
  await user.click(await screen.findByRole('button', { name: 'Use as mine' }));
  expect(screen.queryByText('my page')).toBeNull();
  expect(JSON.parse(stored('lists') ?? '')).toHaveLength(8);
});

test('a list without grades has no levels and leaves the grades of whoever takes it', async () => {
  const { user } = await open(LINK.replace(/g[^/]+\//, ''));
  expect(await screen.findByText('Shared without grades, so no levels are shown.')).toBeTruthy();
  expect(screen.queryByText('Mission impossible')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use as mine' }));
  expect(await screen.findByText('my page')).toBeTruthy();
  expect(stored('scores')).toBeNull();
});

test('a cut link says so, and one that holds nothing leads to a list of one’s own', async () => {
  const { unmount } = await open(LINK.slice(0, -30));
  expect(await screen.findByText(/The link was cut or changed on its way/)).toBeTruthy();
  unmount();
  await open('nothing');
  expect(await screen.findByRole('heading', { name: 'This link holds no list' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start my own list' })).toBeTruthy();
});

test('a link of a newer product, or one made huge, is read as far as it goes and says so', async () => {
  const { unmount } = await open('2/y2026/gCHI4.NEWX5/c4412.1204/pSOMETHING');
  expect(await screen.findByRole('region', { name: 'Band A' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('made by a newer version');
  unmount();
  await open(`1/y2026/c${'4412~aaaa.'.repeat(20_000)}`);
  const band = within(await screen.findByRole('region', { name: 'Band A' }));
  expect(band.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toContain('only its beginning was read');
  expect(kept()).toEqual([]);
});
