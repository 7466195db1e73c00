import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawRoutes } from '../../testing/draw.tsx';
import { NotFoundPage } from '../failure-page.tsx';
import { Shell } from './shell.tsx';

function Broken(): never {
  throw new RangeError('broken');
}

const routes = [
  {
    Component: Shell,
    children: [
      { path: '/', Component: () => <h1>Home</h1> },
      { path: '/jupaselect', Component: () => <h1>JUPASelect</h1> },
      { path: '/eddy', Component: () => <h1>Eddy</h1> },
      { path: '/broken', Component: Broken },
      { path: '*', Component: NotFoundPage },
    ],
  },
];

test('an unknown address shows a message and a way home', async () => {
  const { user } = await drawRoutes(routes, '/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('Page not found · Lodestar'));
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeDefined();
});

test('a navigation names the tab and puts the focus on the heading', async () => {
  const { visit } = await drawRoutes(routes, '/', { language: 'tc' });
  await waitFor(() => expect(document.title).toBe('啟明 · 選科之前，先看清楚自己的位置'));
  await act(() => visit('/jupaselect'));
  expect(document.title).toBe('JUPASelect 模擬選科 · 啟明');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('the footer is on every page but the chat and the map', async () => {
  const { visit } = await drawRoutes(routes, '/');
  expect(screen.getByRole('contentinfo').textContent).toContain('For reference only');
  await act(() => visit('/eddy'));
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('a page that breaks leaves the shell standing, and the way to other pages open', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const { visit } = await drawRoutes(routes, '/broken');
  expect(screen.getByRole('alert').textContent).toContain('RangeError');
  expect(screen.getByRole('banner')).toBeDefined();
  await act(() => visit('/eddy'));
  expect(screen.getByRole('heading', { level: 1, name: 'Eddy' })).toBeDefined();
});

test('the first stop of the keyboard skips to the content', async () => {
  const { user } = await drawRoutes(routes, '/');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to the content');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('a lost connection is said until it is back', async () => {
  await drawRoutes(routes, '/');
  const words = /You are offline/;
  expect(screen.queryByText(words)).toBeNull();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(words)).toBeDefined();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(words)).toBeNull();
});
