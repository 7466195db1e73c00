import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { ThemeButton } from './bar-layout.tsx';

test('the theme goes from the system’s to light to dark and back, and is kept', async () => {
  const { user } = await draw(<ThemeButton />);
  const root = document.documentElement;
  const shown = () => ({ theme: root.dataset.theme, kept: localStorage.getItem('lodestar.theme') });
  expect(shown()).toEqual({ theme: undefined, kept: null });
  await user.click(screen.getByRole('button', { name: 'Theme: the system’s. Change to light.' }));
  expect(shown()).toEqual({ theme: 'light', kept: 'light' });
  await user.click(screen.getByRole('button', { name: 'Theme: light. Change to dark.' }));
  expect(shown()).toEqual({ theme: 'dark', kept: 'dark' });
  await user.click(screen.getByRole('button', { name: 'Theme: dark. Change to the system’s.' }));
  expect(shown()).toEqual({ theme: undefined, kept: null });
});
