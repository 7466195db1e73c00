import { INSTITUTIONS } from '@lodestar/domain';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { keep, kept, PUPIL } from '../../../../testing/programme/pupil.ts';
import { answerWith, openWire } from '../../../../testing/programme/wire.ts';
import { drawPage } from '../../testing/draw-page.tsx';

openWire();

test('shows the sixteen institutions in display order, none chosen', async () => {
  keep({ grades: PUPIL });
  await drawPage();
  const toggles = within(await screen.findByRole('group', { name: 'Institutions' })).getAllByRole('button');
  expect(toggles.map((toggle) => toggle.textContent?.split(' ')[0])).toEqual([...INSTITUTIONS]);
  expect(toggles.every((toggle) => toggle.getAttribute('aria-pressed') === 'false')).toBe(true);
  expect(screen.getByText('All 16 institutions')).toBeDefined();
});

test('counts the chosen ones, keeps them, and shows all again', async () => {
  keep({ grades: PUPIL });
  const { user } = await drawPage();
  await user.click(await screen.findByRole('button', { name: /^CityU / }));
  await user.click(screen.getByRole('button', { name: /^HKU / }));
  expect(screen.getByText('2 of 16 institutions')).toBeDefined();
  expect(kept('institutions')).toEqual(['HKU', 'CityU']);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByText('All 16 institutions')).toBeDefined();
  expect(kept('institutions')).toEqual([]);
});

test('names them in Chinese', async () => {
  keep({ grades: PUPIL });
  await drawPage({ language: 'sc' });
  expect(await screen.findByRole('button', { name: '岭大 岭南大学' })).toBeDefined();
});

test('says when they cannot be loaded, and loads them on retry', async () => {
  keep({ grades: PUPIL });
  const path = '/api/programmes/:collection/institutions';
  answerWith(http.get(path, () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await drawPage();
  expect(await screen.findByText('Failed to load institutions')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('group', { name: 'Institutions' })).toBeDefined();
});
