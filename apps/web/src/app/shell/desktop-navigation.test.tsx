import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawRoutes } from '../../testing/draw.tsx';
import { ROUTES } from '../route-table.ts';
import { DesktopNavigation } from './desktop-navigation.tsx';

const LINE_HEIGHT = 56;
const links = ROUTES.filter(({ inNavigation }) => inNavigation);

/** A bar in which so many links fit beside each other. */
function barFor(fitting: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, place < fitting ? 0 : LINE_HEIGHT);
  });
  return drawRoutes([{ path: '*', element: <DesktopNavigation links={links} /> }], links.at(-1)?.path ?? '/');
}

const bar = () => screen.getByRole('navigation', { name: 'Main' });
const reachable = () =>
  within(bar())
    .getAllByRole('link', { hidden: true })
    .filter((link) => !link.hasAttribute('inert'))
    .map((link) => link.getAttribute('href'));

test('links that fit stand in the bar, and nothing else does', async () => {
  await barFor(links.length);
  expect(reachable()).toEqual(links.map(({ path }) => path));
  expect(screen.queryByRole('button')).toBeNull();
});

test('what does not fit is under More, which is marked when it holds the current page', async () => {
  const { user } = await barFor(4);
  expect(reachable()).toEqual(links.slice(0, 4).map(({ path }) => path));
  await user.click(screen.getByRole('button', { name: 'More', expanded: false }));
  expect(reachable()).toEqual(links.map(({ path }) => path));
  const list = screen.getByRole('list');
  expect(within(list).getAllByRole('link', { current: 'page' })).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('list')).toBeNull();
});
