import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { keep, kept, PUPIL } from '../../../../testing/programme/pupil.ts';
import { realYear } from '../../../../testing/programme/real-year.ts';
import { answerWith, openWire } from '../../../../testing/programme/wire.ts';
import { drawPage } from '../../testing/draw-page.tsx';

openWire();

const SEARCH = '/api/programmes/:collection/search';
const field = () => screen.getByRole('combobox', { name: 'Search programmes by code or name' });
const option = (code: string) => screen.findByRole('option', { name: new RegExp(code) });

async function searching(visit: Parameters<typeof keep>[0] = {}) {
  keep({ grades: PUPIL, ...visit });
  return drawPage();
}

describe('the programme search', () => {
  test('opens on results with their levels, and adds the one picked', async () => {
    const { user } = await searching();
    await user.type(field(), 'cuhk');
    const found = await option('JS4408');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(within(found).getByText('Risky')).toBeDefined();
    await user.click(found);
    expect(kept('choices')).toEqual(['JS4408']);
    expect(field()).toHaveProperty('value', '');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('is walked with the arrow keys and picked with Enter', async () => {
    const { user } = await searching();
    await user.type(field(), 'cuhk');
    await option('JS4408');
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(field().getAttribute('aria-activedescendant')).toBe(options[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field().getAttribute('aria-activedescendant')).toBe(options.at(-1)?.id);
    await user.keyboard('{Enter}');
    expect(kept('choices')).toHaveLength(1);
  });

  test('closes on Escape and on a press outside, and keeps what was typed', async () => {
    const { user } = await searching();
    await user.type(field(), 'cuhk');
    await option('JS4408');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(field());
    await option('JS4408');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveProperty('value', 'cuhk');
  });

  test('asks once typing has rested, with the institutions chosen, and again when they change', async () => {
    const asked: string[] = [];
    answerWith(
      http.get(SEARCH, ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams.get('q')} at ${searchParams.get('institutions')}`);
        return HttpResponse.json({
          success: true,
          collection: 'Programmes_2026',
          count: 0,
          total: 0,
          data: [],
        });
      }),
    );
    const { user } = await searching({ institutions: ['HKU'] });
    await user.type(field(), 'law');
    await screen.findByText('No programmes found matching “law”');
    expect(asked).toEqual(['law at HKU']);
    await user.click(screen.getByRole('button', { name: /^CUHK / }));
    await user.click(field());
    await waitFor(() => expect(asked).toEqual(['law at HKU', 'law at HKU,CUHK']));
  });

  test('clears its results when emptied', async () => {
    const { user } = await searching();
    await user.type(field(), 'cuhk');
    await option('JS4408');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('says that the server refused what was typed', async () => {
    answerWith(http.get(SEARCH, () => new HttpResponse(null, { status: 400 })));
    const { user } = await searching();
    await user.type(field(), 'law');
    expect(await screen.findByText('The server refused this search. Try other words.')).toBeDefined();
  });

  test('says that the server is at fault, not that nothing fits, and tries again', async () => {
    let broken = true;
    answerWith(http.get(SEARCH, () => (broken ? new HttpResponse(null, { status: 500 }) : undefined)));
    const { user } = await searching();
    await user.type(field(), 'JS4408');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Search error')).toBeDefined();
    expect(alert.textContent).toContain('The server could not answer.');
    expect(screen.queryByText(/No programmes found/)).toBeNull();
    broken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await option('JS4408')).toBeDefined();
  });

  test('says how many there are when it shows only the first', async () => {
    answerWith(
      http.get(SEARCH, () =>
        HttpResponse.json({
          success: true,
          collection: 'Programmes_2026',
          count: 1,
          total: 98,
          data: realYear(2026).programmes.slice(0, 1),
        }),
      ),
    );
    const { user } = await searching();
    await user.type(field(), 'HKU');
    expect(await screen.findByText(/^The first 1 of 98\./)).toBeDefined();
  });

  test('finds an institution by its name on this device, too', async () => {
    answerWith(http.get(SEARCH, () => HttpResponse.error()));
    const { user } = await searching();
    await user.type(field(), '中大');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options[0]?.textContent).toContain('CUHK');
  });

  test('answers on this device when the network is gone', async () => {
    answerWith(http.get(SEARCH, () => HttpResponse.error()));
    const { user } = await searching();
    await user.type(field(), 'JS4408');
    expect(await option('JS4408')).toBeDefined();
    expect(screen.getByText('You are offline: searched on this device.')).toBeDefined();
  });

  test('says that the search failed when this device does not know the programmes either', async () => {
    answerWith(
      http.get(SEARCH, () => HttpResponse.error()),
      http.get('/api/programmes/:collection/columns', () => HttpResponse.error()),
    );
    const { user } = await searching();
    await user.type(field(), 'law');
    expect(await screen.findByText('Search failed')).toBeDefined();
  });

  test('goes on with a full list, and asks what becomes of what is picked', async () => {
    const six = ['JS4412', 'JS4408', 'JS4462', 'JS1204', 'JS7225', 'JS6200'];
    const { user } = await searching({ choices: six });
    await user.type(field(), 'JS6107');
    await user.click(await screen.findByRole('option', { name: /^JS6107/ }));
    const question = await screen.findByRole('dialog', { name: 'No room for JS6107' });
    await user.click(within(question).getByRole('button', { name: 'Put it on the shortlist' }));
    await waitFor(() =>
      expect(kept('lists')).toMatchObject([{ id: 'shortlist', choices: [{ code: 'JS6107' }] }]),
    );
    expect(kept('choices')).toEqual(six);
  });
});
