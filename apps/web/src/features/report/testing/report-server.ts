import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initialScoreTable } from '@lodestar/domain';
import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import type { AnswerOf } from '../../../shared/api/call.ts';
import { tableWithGrades } from '../../../shared/work/pupil-work.ts';
import { answerWith } from '../../../testing/account/fake-server.ts';
import { columnsAnswer, realYear } from '../../../testing/programme/real-year.ts';

const DATA = join(import.meta.dirname, '../../../../../../data/ability');
const rowsOf = (file: string): unknown[] => JSON.parse(readFileSync(join(DATA, file), 'utf8')).rows;

const COLLECTIONS: Readonly<Record<string, readonly unknown[]>> = {
  preset_subjects: rowsOf('preset-subjects.json'),
  prog_data_2025: rowsOf('prog-data.json'),
};

/** Programmes that tests put on a list. */
const LISTED = ['JS4412', 'JS1204', 'JS1001', 'JS4408', 'JS4462', 'JS6200'];

type Verdict = AnswerOf<'classifyProgramme'>;

/** What a level call answers: sure of everything about the programmes a test names. */
export function verdictOf(classification: Verdict['classification']): Verdict {
  return {
    success: true,
    classification,
    classification_text: '',
    reason: classification === -1 ? 'error' : null,
    user_score: 30,
    statistics: {
      year: 2025,
      basis: 'best5',
      upperQuartile: 31,
      median: 29,
      lowerQuartile: 27,
      mean: null,
      percentile: 60,
      movement: 1,
      spreadEstimated: false,
      applications: null,
      offers: null,
      source: null,
    },
    requirement: { met: true, unmet: [], assumed: [] },
    calculation: { method: 'best5', scale: '7', maximum: 35, counted: [], total: 30 },
    improvement: null,
  };
}

function foundOf(codes: readonly string[]) {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const programme = realYear(2026).find(code);
      return programme === undefined ? [] : [[code, programme]];
    }),
  );
}

const codesOf = async (request: Request): Promise<readonly string[]> => (await request.json()).codes;

/** The calls of report and dashboard, answered with real subjects and programmes. */
export function openReportServer(): void {
  beforeEach(() => {
    answerWith(
      http.get('/api/programmes/year/current', () =>
        HttpResponse.json({ success: true, collection: 'Programmes_2026' }),
      ),
      http.get('/api/programmes/collections/available', () =>
        HttpResponse.json({ success: true, collections: ['Programmes_2026'] }),
      ),
      http.get('/api/programmes/Programmes_2026/columns', () =>
        HttpResponse.json(columnsAnswer(2026, LISTED)),
      ),
      http.get('/api/chat/user/:userId', () => HttpResponse.json([])),
      http.post('/api/programmes/Programmes_2026/codes', async ({ request }) =>
        HttpResponse.json({
          success: true,
          message: '',
          programmes_by_code: foundOf(await codesOf(request)),
        }),
      ),
      http.post('/api/programmes/Programmes_2026/classify', () => HttpResponse.json(verdictOf(5))),
      http.post('/api/database/readAll', async ({ request }) => {
        const { collection } = await request.json().then((body) => ({ collection: '', ...Object(body) }));
        return HttpResponse.json({ success: true, data: COLLECTIONS[collection] ?? [] });
      }),
      http.post('/api/chatbot/generate', async ({ request }) => {
        const { purpose } = await request.json().then((body) => ({ purpose: '', ...Object(body) }));
        return HttpResponse.json({
          content:
            purpose === 'title' ? 'Builds things with numbers' : 'First paragraph.\n\nSecond paragraph.',
        });
      }),
    );
  });
}

const keep = (part: string, value: unknown) =>
  localStorage.setItem(`lodestar.user.mei-chan.${part}`, JSON.stringify(value));

/** A list that this device and the server already agree on, as they do that there are no grades. */
export function keepChoices(...codes: readonly string[]): void {
  keep('choices', { value: codes, saved: codes, tag: '"0"' });
  keep('scores', { value: initialScoreTable(), saved: {}, tag: '"0"' });
}

/** Grades of the three compulsory subjects and two electives, as the table keeps them. */
export function keepGrades(): void {
  const grades = { CHI: '5', ENG: '5', MAT: '5', PHY: '5', BIO: '5' } as const;
  keep('scores', { value: tableWithGrades(initialScoreTable(), grades) });
}
