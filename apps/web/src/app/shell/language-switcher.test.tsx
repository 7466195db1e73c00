import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { LanguageSwitcher } from './shell.tsx';

const choice = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const locked = () => screen.getAllByRole<HTMLButtonElement>('button').every((button) => button.disabled);

afterEach(() => {
  vi.useRealTimers();
});

test('the switcher names its languages in themselves and marks the current one', async () => {
  await draw(<LanguageSwitcher />, { language: 'tc' });
  expect(screen.getByRole('group', { name: '語言' })).toBeDefined();
  expect(screen.getByRole('button', { name: '繁體中文', pressed: true })).toBeDefined();
  expect(screen.getByRole('button', { name: 'EN English', pressed: false })).toBeDefined();
});

test('choosing another language changes the page, and locks for five seconds after', async () => {
  await draw(<LanguageSwitcher />);
  vi.useFakeTimers();
  fireEvent.click(choice('简体中文'));
  expect(locked()).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Syncing…');
  await act(() => vi.dynamicImportSettled());
  expect(document.documentElement.lang).toBe('zh-Hans');
  expect(localStorage.getItem('i18nextLng')).toBe('sc');
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(locked()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(locked()).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('choosing the current language does nothing', async () => {
  const { user } = await draw(<LanguageSwitcher />);
  await user.click(choice('EN English'));
  expect(locked()).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});
