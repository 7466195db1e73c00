import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { keep, kept, PUPIL } from '../../../../testing/programme/pupil.ts';
import { realProgramme } from '../../../../testing/programme/real-year.ts';
import { answerWith, openWire, recommendationsOf } from '../../../../testing/programme/wire.ts';
import { drawPage } from '../../testing/draw-page.tsx';

openWire();

const CALL = '/api/programmes/:collection/recommendations/level/:level';
const block = () => within(screen.getByRole('region', { name: 'Recommended for your grades' }));
const cards = () => block().findAllByRole('article');

async function recommended(work: Parameters<typeof keep>[0] = {}) {
  keep({ grades: PUPIL, ...work });
  return drawPage();
}

function listen(): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  answerWith(
    http.post(CALL, async ({ params, request }) => {
      const body: unknown = await request.json();
      asked.push({ level: params.level, ...(typeof body === 'object' ? body : {}) });
      return recommendationsOf([realProgramme('JS4408'), realProgramme('JS1204')]);
    }),
  );
  return asked;
}

describe('recommendations', () => {
  test('begin with six of level safe, with what is chosen left out', async () => {
    const asked = listen();
    await recommended({ choices: ['JS7225'], institutions: ['HKU', 'CUHK'] });
    await cards();
    expect(asked).toEqual([
      {
        level: '5',
        userScores: PUPIL,
        selectedProgrammeCodes: ['JS7225'],
        institutions: ['HKU', 'CUHK'],
        numberOfRecommendations: 6,
      },
    ]);
    expect(block().getByText('2 programmes at level “Safe”')).toBeDefined();
  });

  test('offer a balanced mix, the levels from 8 to 0, and five numbers', async () => {
    await recommended();
    const options = (name: string) =>
      within(block().getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Level')).toEqual([
      'Balanced mix',
      'Golden ticket',
      'Secure',
      'Very safe',
      'Safe',
      'Moderate',
      'Risky',
      'Very risky',
      'Dangerous',
      'Mission impossible',
    ]);
    expect(options('Show')).toEqual(['6', '12', '18', '24', '30']);
  });

  test('are marked as outdated from the change on until the new ones are there', async () => {
    listen();
    const { user } = await recommended();
    const [card] = await cards();
    const isOutdated = () => card?.closest('[aria-busy="true"]') != null;
    await waitFor(() => expect(isOutdated()).toBe(false));
    await user.selectOptions(block().getByRole('combobox', { name: 'Level' }), 'Risky');
    expect(isOutdated()).toBe(true);
    await waitFor(() => expect(isOutdated()).toBe(false));
  });

  test('ask again, once, when level and number have rested', async () => {
    const asked = listen();
    const { user } = await recommended();
    await cards();
    await user.selectOptions(block().getByRole('combobox', { name: 'Level' }), 'Risky');
    await user.selectOptions(block().getByRole('combobox', { name: 'Show' }), '12');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ level: '3', numberOfRecommendations: 12 });
  });

  test('say what a programme is, and mark the chosen one without moving it', async () => {
    listen();
    const { user } = await recommended();
    const [card] = await cards();
    if (card === undefined) throw new Error('no card');
    expect(within(card).getByText('MAEG')).toBeDefined();
    expect(within(card).getByRole('heading').textContent).toBe('Mechanical and Automation Engineering');
    expect(within(card).getByText('機械與自動化工程學')).toBeDefined();
    expect(within(card).getByText('The Chinese University of Hong Kong')).toBeDefined();
    expect(within(card).getByText('51')).toBeDefined();
    // 43 offers to 339 applications of Band A
    expect(within(card).getByText('12.7%')).toBeDefined();
    await user.click(within(card).getByRole('button', { name: 'Band A offers 12.7%' }));
    expect(screen.getByRole('tooltip').textContent).toBe('43 offers to 339 who put it in Band A in 2025');
    await user.click(within(card).getByRole('button', { name: /^Add JS4408/ }));
    expect(within(card).getByText('Selected')).toBeDefined();
    expect(kept('choices')).toEqual(['JS4408']);
    expect(await cards()).toHaveLength(2);
  });

  test('show the interview behind its badge', async () => {
    listen();
    const { user } = await recommended();
    const [card] = await cards();
    if (card === undefined) throw new Error('no card');
    await user.click(within(card).getByRole('button', { name: 'Interview' }));
    expect(screen.getByRole('tooltip').textContent).toMatch(/^Selected applicants: interview/);
  });

  test('explain what is estimated', async () => {
    listen();
    const { user } = await recommended();
    const [, card] = await cards();
    if (card === undefined) throw new Error('no card');
    await user.click(within(card).getByRole('button', { name: 'spread estimated' }));
    expect(screen.getByRole('tooltip').textContent).toMatch(/^Only part of the figures is published/);
  });

  test('say when there are none, with what would help', async () => {
    answerWith(http.post(CALL, () => recommendationsOf([])));
    await recommended();
    expect(await screen.findByText('No recommendations at level “Safe”')).toBeDefined();
    expect(screen.getByText(/Improve your scores/)).toBeDefined();
  });

  test('say that they failed, and try again', async () => {
    answerWith(http.post(CALL, () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user } = await recommended();
    expect(await screen.findByText('Failed to fetch programme recommendations')).toBeDefined();
    await user.click(block().getByRole('button', { name: 'Try again' }));
    expect((await cards()).length).toBeGreaterThan(0);
  });

  test('come from this device when the network is gone', async () => {
    answerWith(http.post(CALL, () => HttpResponse.error()));
    await recommended();
    expect((await cards()).length).toBeGreaterThan(0);
    expect(screen.getByText('You are offline: worked out on this device by the same rules.')).toBeDefined();
  });

  test('have a place kept for them while they load', async () => {
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
    answerWith(http.post(CALL, () => loaded.then(() => recommendationsOf([realProgramme('JS4408')]))));
    await recommended();
    expect(await block().findByRole('status', { name: 'Loading recommendations' })).toBeDefined();
    load();
    expect(await cards()).toHaveLength(1);
  });
});
