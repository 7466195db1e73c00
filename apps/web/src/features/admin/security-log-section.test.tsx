import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../shared/i18n/languages.ts';
import { answerWith, openServer, refusal } from '../../testing/account/fake-server.ts';
import { asMei, visit } from '../../testing/account/visit.tsx';
import { pageConfigOf } from '../../testing/page-config.ts';
import { catchSavedFiles } from '../../testing/saved-files.ts';
import { AdminPage } from './admin-page.tsx';

const STAGES = {
  personalityTest: 'comingSoon',
  eddy: 'released',
  trajectory: 'comingSoon',
  subjectRecommendations: 'comingSoon',
  eddyRecommendation: 'preview',
  abilityScores: 'preview',
} as const;
const messageOf = (number: number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name: 'Mei',
  email: 'mei@example.hk',
  subject: `Question ${number}`,
  message: 'Line one\nLine two <b>',
  createdAt: '2026-11-20T02:00:00.000Z',
  mailed: number === 1,
});
const page = (more: boolean, ...numbers: number[]) =>
  HttpResponse.json({ success: true, messages: numbers.map(messageOf), more });
const factor = (required: boolean, on: boolean) =>
  HttpResponse.json({ success: true, required, on, recoveryCodesLeft: 0 });
const LINE = {
  at: '2026-11-20T18:30:05.000Z',
  who: 'zoe',
  what: 'personRead',
  whose: 'mei-chan',
  result: 'done',
  requestId: 'r-42',
  reason: 'asked by phone',
};
const logOf = (...lines: object[]) =>
  HttpResponse.json({ success: true, data: lines.map((line) => ({ ...LINE, ...line })), next: null });

openServer();
asMei();
afterEach(() => void vi.restoreAllMocks());
beforeEach(() => {
  answerWith(
    http.get('/api/config', () => HttpResponse.json(pageConfigOf({ stages: STAGES }))),
    http.get('/api/admin/messages', () => page(false)),
    http.get('/api/admin/security-log', () => logOf()),
    http.get('/api/auth/second-factor', () => factor(false, false)),
  );
});

const open = (language: Language = 'en') =>
  visit(<AdminPage />, { at: '/admin', language, namespaces: ['admin'] });

describe('the security log', () => {
  test.each([
    [
      'en',
      /^21 Nov 2026.*02:30:05$/,
      'Person’s row read',
      'Reason: asked by phone',
      'operator',
      'erased account 1f2e3d4c',
    ],
    [
      'tc',
      /2026年11月21日.*2:30:05/,
      '查閱個人資料',
      '原因：asked by phone',
      '營運者',
      '已刪除的帳戶 1f2e3d4c',
    ],
    [
      'sc',
      /2026年11月21日.*2:30:05/,
      '查阅个人资料',
      '原因：asked by phone',
      '运营者',
      '已删除的账户 1f2e3d4c',
    ],
  ] as const)(
    'is worded in %s, in Hong Kong time',
    async (language, time, what, reason, operator, erased) => {
      answerWith(
        http.get('/api/admin/security-log', () =>
          logOf({}, { who: '(operator)', whose: '(erased 1f2e3d4c)', what: 'adminRevoked', reason: null }),
        ),
      );
      await open(language);
      expect((await screen.findAllByText(time)).length).toBe(2);
      expect(screen.getByText(what)).toBeDefined();
      expect(screen.getByText(reason)).toBeDefined();
      expect(screen.getByRole('cell', { name: operator })).toBeDefined();
      expect(screen.getByRole('cell', { name: erased })).toBeDefined();
    },
  );

  test('is narrowed by a person and days, which the file follows', async () => {
    const saved = catchSavedFiles();
    const asked: string[] = [];
    answerWith(
      http.get('/api/admin/security-log', ({ request }) => {
        asked.push(new URL(request.url).search);
        return logOf({});
      }),
      http.get('/api/admin/security-log.csv', ({ request }) =>
        HttpResponse.text(new URL(request.url).search),
      ),
    );
    const { user } = await open();
    await user.type(await screen.findByLabelText('Person'), ' mei-chan ');
    await user.type(screen.getByLabelText('From'), '2026-11-01');
    await user.type(screen.getByLabelText('To'), '2026-11-20');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    const query = '?from=2026-11-01&to=2026-11-20&who=mei-chan';
    await waitFor(() => expect(asked.map((search) => [...new URLSearchParams(search)].length)).toContain(3));
    expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual(
      Object.fromEntries(new URLSearchParams(query)),
    );
    await user.click(screen.getByRole('button', { name: 'Save the log as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(Object.fromEntries(new URLSearchParams(await saved[0]?.text()))).toEqual(
      Object.fromEntries(new URLSearchParams(query)),
    );
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(asked.at(-1)).toBe(''));
  });

  test('goes on to older lines', async () => {
    answerWith(
      http.get('/api/admin/security-log', ({ request }) =>
        new URL(request.url).searchParams.get('before') === 'place'
          ? logOf({ who: 'older' })
          : HttpResponse.json({ success: true, data: [LINE], next: 'place' }),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Show older lines' }));
    expect(await screen.findByRole('cell', { name: 'older' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older lines' })).toBeNull();
  });

  test('that is empty, or does not come, is spoken of', async () => {
    answerWith(http.get('/api/admin/security-log', () => refusal('internal'), { once: true }));
    const { user } = await open();
    const frame = (await screen.findByText('The log could not be loaded')).closest<HTMLElement>(
      '[role=alert]',
    );
    if (frame) await user.click(within(frame).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No lines')).toBeDefined();
  });
});
