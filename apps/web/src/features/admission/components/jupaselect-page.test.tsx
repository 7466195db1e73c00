import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { keep, kept, PUPIL } from '../../../testing/programme/pupil.ts';
import { answerWith, openWire } from '../../../testing/programme/wire.ts';
import { drawPage } from '../testing/draw-page.tsx';

openWire();

const year = () => screen.findByRole('combobox', { name: 'Programme year' });

describe('the programme year', () => {
  test('is the current one at first, shown without its prefix', async () => {
    await drawPage();
    const select = within(await year());
    expect(select.getByRole('option', { selected: true }).textContent).toBe('2026');
    expect(select.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['2026', '2025']);
  });

  test('changes without touching grades and list', async () => {
    keep({ grades: PUPIL, choices: ['JS4408', 'JS1204'] });
    const { user } = await drawPage();
    await user.selectOptions(await year(), '2025');
    expect(
      await screen.findByRole('button', { name: /^Formula of that year unknown, JS1204/ }),
    ).toBeDefined();
    expect(kept('choices')).toEqual(['JS4408', 'JS1204']);
    expect(screen.getByRole('button', { name: 'Grade in Physics: 5' })).toBeDefined();
  });

  test('that cannot be loaded is said, with a way to try again', async () => {
    keep({ grades: PUPIL, choices: ['JS4408'] });
    const call = '/api/programmes/year/current';
    answerWith(http.get(call, () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user } = await drawPage();
    expect(screen.getByText('Failed to initialise the programme service')).toBeDefined();
    expect(screen.getAllByText('No collection specified. Please initialize the service first.')).toHaveLength(
      2,
    );
    expect(await screen.findByText('Programme JS4408')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await year()).toBeDefined();
  });

  test('whose programmes cannot be loaded is named', async () => {
    keep({ grades: PUPIL, choices: ['JS4408'] });
    const call = '/api/programmes/:collection/columns';
    answerWith(http.get(call, () => new HttpResponse(null, { status: 503 }), { once: true }));
    const { user } = await drawPage();
    expect(await screen.findByText('The programmes of 2026 could not be loaded')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'List checks' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Risky, JS4408/ })).toBeDefined();
    expect(screen.getByRole('region', { name: 'List checks' })).toBeDefined();
  });
});

describe('what is kept on the device', () => {
  test('comes back: grades, list and institutions', async () => {
    keep({ grades: PUPIL, choices: ['JS4408'], institutions: ['CUHK'] });
    await drawPage();
    expect(await screen.findByRole('button', { name: /^Risky, JS4408/ })).toBeDefined();
    expect(await screen.findByRole('button', { name: /^CUHK/, pressed: true })).toBeDefined();
  });

  test.each([
    ['scores', '{ broken', /^The grades kept on this device could not be read/],
    ['scores', '[{"subjectCode":"XYZ","score":"5"}]', /^The grades kept on this device could not be read/],
    ['choices', '["JS4408","JS4408"]', /^The list kept on this device could not be read/],
    ['institutions', '["Oxford"]', /^The institution filter kept on this device could not be read/],
  ])('starts clean and says so when %s is %s', async (key, text, notice) => {
    localStorage.setItem(`lodestar.guest.${key}`, text);
    const { user } = await drawPage();
    expect(screen.getByText(notice)).toBeDefined();
    expect(localStorage.getItem(`lodestar.guest.${key}`)).not.toBe(text);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('is said not to be kept when the browser refuses', async () => {
    const real = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      setItem(key: string, value: string) {
        if (key.startsWith('lodestar.guest')) throw new DOMException('full', 'QuotaExceededError');
        real.setItem(key, value);
      },
      removeItem: (key: string) => real.removeItem(key),
      clear: () => real.clear(),
    });
    await drawPage();
    expect(screen.getByText(/^This browser could not keep your latest change/)).toBeDefined();
  });

  test('follows a change made in another tab', async () => {
    keep({ grades: PUPIL, choices: ['JS4408'] });
    await drawPage();
    await screen.findByRole('button', { name: /^Risky, JS4408/ });
    dispatchEvent(
      new StorageEvent('storage', { key: 'lodestar.guest.choices', newValue: '["JS4408","JS1204"]' }),
    );
    expect(await screen.findByRole('button', { name: /^Very safe, JS1204/ })).toBeDefined();
  });
});

test('a refused call is tried again, and can be cancelled', async () => {
  keep({ grades: PUPIL });
  const call = '/api/programmes/:collection/recommendations/level/:level';
  answerWith(
    http.post(call, () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '20' } })),
  );
  const { user } = await drawPage();
  expect(await screen.findByText('Attempt 1 of 5, in 20 seconds.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByText('Failed to fetch programme recommendations')).toBeDefined());
  expect(screen.getByText(/The request was cancelled/)).toBeDefined();
});
