import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../shared/i18n/languages.ts';
import { answerWith, openServer, refusal, sentTo } from '../../testing/account/fake-server.ts';
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
const CHANGES = {
  collection: 'Programmes_2027',
  programmes: 2,
  added: ['JS1'],
  changed: [],
  removed: ['JS9'],
};

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
const file = (content: string) => new File([content], 'year.json', { type: 'application/json' });
const input = () => screen.findByLabelText<HTMLInputElement>(/^Choose/);

describe('stages', () => {
  test('are shown with the one setting that changes them', async () => {
    await open();
    const row = await screen.findByRole('row', { name: 'Eddy Released' });
    expect(row).toBeDefined();
    const setting = screen.getByText('FEATURE_STAGES=').textContent;
    expect(setting).toMatch(/^FEATURE_STAGES=personalityTest=comingSoon,eddy=released,/);
  });
});

describe('an import', () => {
  const answer = (dry: object, real: object = dry) =>
    answerWith(
      http.post('/api/admin/import', ({ request }) => {
        const dryRun = new URL(request.url).searchParams.get('dryRun') === 'true';
        return HttpResponse.json({ success: true, report: dryRun ? dry : real });
      }),
    );

  test('says first what it would do, and writes only when told to', async () => {
    answer({ kind: 'acceptable', ...CHANGES }, { kind: 'imported', ...CHANGES });
    const { user } = await open();
    await user.upload(await input(), file('{"format":1}'));
    expect(await screen.findByText('Programmes_2027 can be imported: 2 programmes.')).toBeDefined();
    expect(sentTo('POST /api/admin/import')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Import now' }));
    expect(await screen.findByText('Programmes_2027 is imported: 2 programmes.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Import now' })).toBeNull();
  });

  test('that is refused names every reason and cannot be applied', async () => {
    const complaints = [{ row: 'JS1001', field: 'intake', why: { code: 'tooLow', lowest: 0 } }];
    answer({ kind: 'refused', complaints });
    const { user } = await open();
    await user.upload(await input(), file('{}'));
    expect(await screen.findByText('Refused for 1 reason. Nothing was written.')).toBeDefined();
    expect(screen.getByRole('row', { name: 'JS1001 intake is below the lowest allowed, 0' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Import now' })).toBeNull();
  });

  test.each([
    [
      'tc',
      '因 4 個原因不能匯入',
      'JS1001 stats_offer 2025 年的取錄數字高於申請數字（組別A）：申請 1，取錄 2',
      '第 2 行 code 欠缺這個欄位',
      '還有 31 項沒有列出',
    ],
    [
      'sc',
      '因 4 个原因不能导入',
      'JS1001 stats_offer 2025 年的录取数字高于申请数字（组别A）：申请 1，录取 2',
      '第 2 行 code 欠缺这个字段',
      '还有 31 项没有列出',
    ],
  ] as const)('that is refused is worded in %s', async (language, count, offers, nameless, unlisted) => {
    answer({
      kind: 'refused',
      complaints: [
        {
          row: 'JS1001',
          field: 'stats_offer',
          why: { code: 'offersAboveApplications', year: 2025, band: 'A', offers: 2, applications: 1 },
        },
        { row: 2, field: 'code', why: { code: 'missing' } },
        { row: null, field: 'format', why: { code: 'unknownValue', value: '2', known: ['1'] } },
        { row: null, field: '', why: { code: 'unlisted', count: 31 } },
      ],
    });
    const { user } = await open(language);
    await user.upload(await screen.findByLabelText<HTMLInputElement>(/^(選擇|选择)/), file('{}'));
    expect(await screen.findByText(new RegExp(count))).toBeDefined();
    expect(screen.getByRole('row', { name: offers })).toBeDefined();
    expect(screen.getByRole('row', { name: nameless })).toBeDefined();
    expect(screen.getByRole('row', { name: new RegExp(`${unlisted}$`) })).toBeDefined();
  });

  test('of something else than JSON asks nobody', async () => {
    const { user } = await open();
    await user.upload(await input(), file('code,name'));
    expect((await screen.findByText(/is not a JSON file/)).textContent).toContain('year.json');
    expect(sentTo('POST /api/admin/import')).toEqual([]);
  });

  test('that fails says so and can be tried again', async () => {
    answer({ kind: 'acceptable', ...CHANGES }, { kind: 'imported', ...CHANGES });
    const { user } = await open();
    await user.upload(await input(), file('{}'));
    await screen.findByRole('button', { name: 'Import now' });
    answerWith(http.post('/api/admin/import', () => refusal('internal'), { once: true }));
    await user.click(screen.getByRole('button', { name: 'Import now' }));
    expect(await screen.findByText('The import failed. Nothing was written.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Import now' }));
    expect(await screen.findByText('Programmes_2027 is imported: 2 programmes.')).toBeDefined();
  });
});

describe('an import without an answer', () => {
  test.each([
    ['a broken connection', () => HttpResponse.error()],
    ['a proxy that gave up', () => new HttpResponse('<h1>Gateway timeout</h1>', { status: 504 })],
  ])('because of %s is not called failed: it may have been done', async (_, answer) => {
    answerWith(
      http.post('/api/admin/import', ({ request }) =>
        new URL(request.url).searchParams.get('dryRun') === 'true'
          ? HttpResponse.json({ success: true, report: { kind: 'acceptable', ...CHANGES } })
          : answer(),
      ),
    );
    const { user } = await open();
    await user.upload(await input(), file('{}'));
    await user.click(await screen.findByRole('button', { name: 'Import now' }));
    expect(await screen.findByText(/may have been done/)).toBeDefined();
    expect(screen.queryByText(/Nothing was written/)).toBeNull();
  });
});

describe('messages', () => {
  test('stand as they were written, older ones on request', async () => {
    answerWith(
      http.get('/api/admin/messages', ({ request }) =>
        new URL(request.url).searchParams.has('before') ? page(false, 3) : page(true, 1, 2),
      ),
    );
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Question 1 Mailed' });
    expect(screen.getAllByText(/Line one\s+Line two <b>/)).toHaveLength(2);
    const [reply] = screen.getAllByRole('link', { name: 'Reply to mei@example.hk' });
    expect(reply?.getAttribute('href')).toBe('mailto:mei%40example.hk?subject=Re%3A%20Question%201');
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));
    expect(await screen.findByRole('heading', { name: 'Question 3 Stored only' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });

  test('that are not there yet, or do not come, are spoken of', async () => {
    answerWith(http.get('/api/admin/messages', () => refusal('internal'), { once: true }));
    const { user } = await open();
    const alert = await screen.findByText('The messages could not be loaded');
    const frame = alert.closest<HTMLElement>('[role=alert]');
    if (frame) await user.click(within(frame).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No messages yet')).toBeDefined();
  });
});

test('the survey’s answers are saved as a file', async () => {
  const saved = catchSavedFiles();
  answerWith(
    http.get('/api/admin/survey.csv', () => refusal('internal'), { once: true }),
    http.get('/api/admin/survey.csv', () => HttpResponse.text('a,b\r\n1,2')),
  );
  const { user } = await open('tc');
  await user.click(await screen.findByRole('button', { name: '儲存為 CSV' }));
  expect(await screen.findByText('未能取得答案，請再試一次。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '儲存為 CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toBe('a,b\r\n1,2');
});

describe('a second factor that is needed', () => {
  test('is said with the way to it, and not once it is on', async () => {
    answerWith(http.get('/api/auth/second-factor', () => factor(true, false)));
    await open();
    const link = await screen.findByRole('link', { name: 'Set it up on your account page' });
    expect(link.getAttribute('href')).toBe('/account');
  });

  test('is not spoken of where it is on', async () => {
    answerWith(http.get('/api/auth/second-factor', () => factor(true, true)));
    await open();
    await screen.findByText('No lines');
    expect(screen.queryByText('A second factor is needed')).toBeNull();
  });
});
