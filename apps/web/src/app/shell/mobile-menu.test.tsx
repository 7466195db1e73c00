import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawRoutes } from '../../testing/draw.tsx';
import { entrancesFor, linkGroupsFor, linksIn } from '../route-table.ts';
import { MobileMenu } from './mobile-menu.tsx';

const visitor = { kind: 'visitor' } as const;
const links = linksIn('bar', visitor);
const groups = linkGroupsFor(visitor);
const entrances = entrancesFor(visitor);

const routes = [{ path: '*', element: <MobileMenu links={links} groups={groups} entrances={entrances} /> }];

async function openMenu() {
  const drawn = await drawRoutes(routes, '/');
  await drawn.user.click(screen.getByRole('button', { name: 'Menu', expanded: false }));
  return { ...drawn, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
}

const isOpen = () => screen.queryByRole('dialog') !== null;

test('the menu holds all links, grouped, and marks the current page', async () => {
  const { menu } = await openMenu();
  const named = within(menu).getAllByRole('link');
  expect(named.map((link) => link.getAttribute('href'))).toEqual(
    [...links, ...entrances, ...groups.flatMap((group) => group.links)].map(({ path }) => path),
  );
  expect(within(within(menu).getByRole('region', { name: 'Lodestar' })).getAllByRole('link')).toHaveLength(2);
  expect(within(menu).getByRole('link', { name: 'Home', current: 'page' })).toBeDefined();
});

test('Tab goes round inside the menu, both ways', async () => {
  const { user, menu } = await openMenu();
  const close = within(menu).getByRole('button', { name: 'Close the menu' });
  const last = within(menu).getAllByRole('link').at(-1);
  last?.focus();
  await user.tab();
  expect(document.activeElement).toBe(close);
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(last);
});

test('Escape closes the menu, and the focus is back on its button', async () => {
  const { user, menu } = await openMenu();
  expect(menu.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu', expanded: false }));
});

test('a press beside the panel closes the menu', async () => {
  const { user, menu } = await openMenu();
  await user.click(menu);
  expect(isOpen()).toBe(false);
});

test('following a link closes the menu', async () => {
  const { user, menu } = await openMenu();
  await user.click(within(menu).getByRole('link', { name: 'JUPASelect' }));
  expect(isOpen()).toBe(false);
});
