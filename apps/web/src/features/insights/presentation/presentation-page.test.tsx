import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith, openServer, refusal, server } from '../../../testing/account/fake-server.ts';
import { recordOf } from '../../../testing/account/records.ts';
import { asMei, visit } from '../../../testing/account/visit.tsx';
import { PresentationPage } from './presentation-page.tsx';

const SURVEYS = join(import.meta.dirname, '../../../../../../data/surveys');

openServer();
asMei();
beforeEach(() => {
  server.user.value = recordOf({ admin: true });
  answerWith(
    http.get('/asset/stats/:file', ({ params }) =>
      HttpResponse.text(readFileSync(join(SURVEYS, String(params.file)), 'utf8')),
    ),
  );
});

const open = (language: 'en' | 'tc' = 'en') =>
  visit(<PresentationPage />, {
    at: '/presentation',
    language,
    namespaces: ['presentation', 'insights', 'findings'],
  });

describe('the presentation', () => {
  test('quotes the figures that come out of the tables', async () => {
    await open();
    expect(
      await screen.findByText('24% of students are dissatisfied with their first JUPAS offer.'),
    ).toBeDefined();
    expect(screen.getByText('Enjoyability is the most important factor')).toBeDefined();
    expect(screen.getByText('80.86 out of 100, ahead of every other.')).toBeDefined();
    expect(screen.getByText('Form 3 is the critical decision period')).toBeDefined();
    expect(screen.getByText('138 decisions, 67% of all, fall in it.')).toBeDefined();
    expect(screen.getByText('49% still consider enjoyability a significant factor')).toBeDefined();
    expect(screen.getByText('Sample survey data')).toBeDefined();
  });

  test('has four charts with a table behind each, and leads on by links and a QR code', async () => {
    const { user } = await open('tc');
    await screen.findByText('「興趣」是最重要的因素');
    const charts = screen.getAllByRole('figure').slice(0, 4);
    expect(charts).toHaveLength(4);
    const [buttons] = [screen.getAllByRole('button', { name: '以表格顯示這些數字' })];
    const last = buttons.at(-1);
    if (last) await user.click(last);
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('columnheader').at(-1)?.textContent).toBe('總數');
    expect(within(table).getByRole('row', { name: /^中六上學期 15 14 10 13 9 9 70$/ })).toBeDefined();
    expect(screen.getByRole('link', { name: '立即開始' }).getAttribute('href')).toBe('/register');
    expect(screen.getByRole('link', { name: '了解更多' }).getAttribute('href')).toBe('/help');
    expect(screen.getByRole('img', { name: /二維碼：.*\/register$/ })).toBeDefined();
  });

  test('is turned by keys, one part at a time', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Present' }));
    expect(screen.getByText('1 of 6')).toBeDefined();
    await user.keyboard('{ArrowRight}{PageDown}');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('When DSE subjects are decided');
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByText('6 of 6')).toBeDefined();
    await user.keyboard('{ArrowLeft}{Home}');
    expect(screen.getByText('1 of 6')).toBeDefined();
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(await screen.findByRole('button', { name: 'Present' })).toBeDefined();
  });

  test('keeps the keyboard inside while it fills the screen', async () => {
    const { user } = await visit(
      <div>
        <header>bar</header>
        <main>
          <PresentationPage />
        </main>
      </div>,
      { at: '/presentation', namespaces: ['presentation', 'insights', 'findings'] },
    );
    await user.click(await screen.findByRole('button', { name: 'Present' }));
    expect(screen.getByText('bar').hasAttribute('inert')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByText('bar').hasAttribute('inert')).toBe(false);
  });

  test('prints through the browser', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('who may see it', () => {
  test('is asked of the server: whoever is no admin goes to the front door', async () => {
    server.user.value = recordOf({ admin: false });
    await open();
    await waitFor(async () => expect((await screen.findByTestId('address')).textContent).toBe('/'));
  });

  test('is not guessed when the server cannot be asked', async () => {
    answerWith(http.get('/api/auth/me', () => refusal('internal')));
    const { user } = await open();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    answerWith(http.get('/api/auth/me', () => HttpResponse.json({ ...server.user.value })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Present' })).toBeDefined();
  });
});

test('figures that do not come can be asked for again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerWith(http.get('/asset/stats/jupas_factors.csv', () => refusal('internal'), { once: true }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Present' })).toBeDefined();
  expect(warn).toHaveBeenCalled();
});
