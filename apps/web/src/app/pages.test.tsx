import { act, screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import { expect, test, vi } from 'vitest';
import { drawRoutes } from '../testing/draw.tsx';
import { textsIn } from '../testing/texts.ts';
import { Pages } from './pages.tsx';

const open = (texts: Promise<i18n>, at: string) =>
  drawRoutes([{ path: '*', element: <Pages texts={texts} /> }], at);

test('a page is fetched with its texts; the one before it stands until then, and that is said', async () => {
  const { promise: texts, resolve: arrive } = Promise.withResolvers<i18n>();
  const { visit } = await open(texts, '/nowhere');
  const before = screen.getByRole('heading', { level: 1, name: 'This page is not here' });
  await act(async () => visit('/how-sure'));
  expect(before.isConnected).toBe(true);
  expect(screen.getByText('Loading the page')).toBeDefined();
  arrive(await textsIn('en'));
  expect(await screen.findByRole('heading', { level: 1, name: /sure/i })).toBeDefined();
  expect(before.isConnected).toBe(false);
  expect(screen.queryByText('Loading the page')).toBeNull();
});

test('a page that cannot be fetched is asked for again by who comes back to it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const texts = await textsIn('en');
  vi.spyOn(texts, 'loadNamespaces').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { visit } = await open(Promise.resolve(texts), '/forgot-password');
  expect((await screen.findByRole('alert')).textContent).toContain('ChunkLoadError');
  await act(async () => visit('/nowhere'));
  await act(async () => visit('/forgot-password'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeDefined();
});
