import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { beginSession } from '../../shared/session.ts';
import { answerWith, openServer, refusal, sentTo, server, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { asMei, visit } from '../../testing/account/visit.tsx';
import { realProgramme } from '../../testing/programme/real-year.ts';
import { ReportPage } from './report-page.tsx';
import { keepChoices, keepGrades, openReportServer, verdictOf } from './testing/report-server.ts';

openServer();
openReportServer();
asMei();

const FIRST = 'JS4412';
const SECOND = 'JS1204';

const written = {
  ability_6d: [4.2, 3.9, 3.3, 2.8, 3.1, 3.6],
  eddy_recommendation_title: 'Numbers first',
  eddy_recommendation_text: 'You like numbers.\nGo on with them.',
} as const satisfies Parameters<typeof recordOf>[0];

/** Mei, with a record of her own. */
function be(changes: Parameters<typeof recordOf>[0]) {
  server.user.value = recordOf(changes);
  beginSession(TOKEN, server.user.value);
}

const open = (language: 'en' | 'tc' = 'en') =>
  visit(<ReportPage />, { at: '/view-report', language, namespaces: ['report', 'admission', 'lists'] });

const heading = (name: string) => screen.findByRole('heading', { name });

describe('the profile block', () => {
  test('names last name, first name, nickname, school, form and role, and leads to the profile', async () => {
    be({ Nickname: 'Mimi', School_Name: 'Tai Shing', User_Role: 'Tea' });
    keepChoices();
    const { user } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Chan Mei “Mimi”' })).toBeDefined();
    expect(screen.getByText('Tai Shing')).toBeDefined();
    expect(screen.getByText('Form 5')).toBeDefined();
    expect(screen.getByText('Teacher')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Edit profile' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/edit-profile');
  });

  test('is tried three times, then says that it failed, and comes when asked for again', async () => {
    keepChoices();
    answerWith(
      ...[1, 2, 3].map(() => http.post('/api/database/read', () => refusal('internal'), { once: true })),
    );
    const { user } = await open();
    expect(screen.getByRole('status').textContent).toBe('Loading your profile…');
    expect((await screen.findByRole('alert')).textContent).toContain('Your report could not be loaded.');
    expect(sentTo('POST /api/database/read')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Chan Mei')).toBeDefined();
  });
});

describe('what only privileged users see', () => {
  test('is hidden from a pupil, for whom nothing is written', async () => {
    be({ needs_recommendation_regeneration: true });
    keepChoices();
    await open();
    await heading('Your top JUPAS choices');
    for (const name of ['Six abilities', 'Subjects that suit you', 'Programmes that suit you'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByText('Eddy’s recommendation')).toBeNull();
    expect(sentTo('POST /api/chatbot/generate')).toEqual([]);
  });

  test('are the released blocks for a pupil', async () => {
    be({ ...written, abilities: ['abilityScores'] });
    keepChoices();
    await open();
    await heading('Six abilities');
    expect(screen.queryByText('Eddy’s recommendation')).toBeNull();
  });

  test('are all blocks for an admin', async () => {
    be({ ...written, admin: true });
    keepChoices();
    await open();
    const table = await screen.findByRole('table', { name: 'Six abilities' });
    expect(within(table).getByRole('row', { name: 'Numerical reasoning 4.2' })).toBeDefined();
    expect(within(table).getAllByRole('row')).toHaveLength(7);
    expect(await screen.findByRole('heading', { name: 'Numbers first' })).toBeDefined();
    expect(screen.getByText('Go on with them.')).toBeDefined();
    expect(await screen.findAllByText(/^\d+%$/)).toHaveLength(5);
    expect(screen.getByText(/^All of these match your abilities equally: \d+%\.$/)).toBeDefined();
    expect(screen.getByText('Match of abilities only, not a chance of admission.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Chat with Eddy' })).toBeDefined();
  });

  test('wait for the test', async () => {
    be({ admin: true, eddy_recommendation_title: 'T', eddy_recommendation_text: 'x' });
    keepChoices();
    await open();
    expect(await screen.findByText('You have not taken the test yet')).toBeDefined();
    await waitFor(() => expect(screen.getAllByText('Appears once you have taken the test.')).toHaveLength(2));
  });

  test('say that what the abilities are compared with is missing, and fetch it again', async () => {
    be({ ...written, admin: true });
    keepChoices();
    answerWith(http.post('/api/database/readAll', () => refusal('internal'), { once: true }));
    const { user } = await open();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText(/^\d+%$/)).toHaveLength(5);
  });

  test('say when the scores are damaged', async () => {
    be({ admin: true, ...written });
    answerWith(
      http.post('/api/database/read', () =>
        HttpResponse.json({ ...server.user.value, ability_6d: [9, 'x'] }),
      ),
    );
    keepChoices();
    await open();
    expect(await screen.findByText('Your scores could not be read')).toBeDefined();
  });
});

describe('Eddy’s recommendation', () => {
  test('is written in two calls when due, stored, and no longer due', async () => {
    be({ ...written, admin: true, needs_recommendation_regeneration: true });
    keepChoices();
    await open('tc');
    await heading('Builds things with numbers');
    expect(screen.getByText('Second paragraph.')).toBeDefined();
    expect(sentTo('POST /api/chatbot/generate').map(({ body }) => body)).toEqual([
      { text: 'recommendation', language: 'tc', purpose: 'recommendation' },
      { text: 'title', language: 'tc', purpose: 'title' },
    ]);
    expect(server.user.value).toMatchObject({
      eddy_recommendation_title: 'Builds things with numbers',
      eddy_recommendation_text: 'First paragraph.\n\nSecond paragraph.',
      needs_recommendation_regeneration: false,
    });
  });

  test('that fails says so, can be tried later and stays due', async () => {
    be({ ...written, admin: true, needs_recommendation_regeneration: true });
    keepChoices();
    answerWith(http.post('/api/chatbot/generate', () => refusal('unavailable')));
    await open();
    await heading('Recommendation generation failure');
    expect(screen.getByText('Please try again later.')).toBeDefined();
    expect(server.user.value.needs_recommendation_regeneration).toBe(true);
  });

  test('is written again on request', async () => {
    be({ ...written, admin: true });
    keepChoices();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
    await heading('Builds things with numbers');
  });

  test('is talked about with Eddy in a chat of its own', async () => {
    be({ ...written, admin: true });
    keepChoices();
    answerWith(
      http.post('/api/chat/create', () => HttpResponse.json({ Chat_ID: 'chat-1' }, { status: 201 })),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Chat with Eddy' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/eddy');
    expect(sentTo('POST /api/chat/create').map(({ body }) => body)).toEqual([
      {
        User_ID: 'mei-chan',
        initial_message:
          'You recommended “Numbers first” to me. Please tell me more about what that means for my choices.',
      },
    ]);
  });

  test('says so when the chat cannot be begun, and stays', async () => {
    be({ ...written, admin: true });
    keepChoices();
    answerWith(http.post('/api/chat/create', () => refusal('internal')));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Chat with Eddy' }));
    expect(await screen.findByText('Failed to start chat. Please try again.')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Numbers first' })).toBeDefined();
  });

  test('keeps the old one and says so when writing it again fails', async () => {
    be({ ...written, admin: true });
    keepChoices();
    answerWith(http.post('/api/chatbot/generate', () => HttpResponse.error()));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
    expect(await screen.findByText('Failed to regenerate recommendation. Please try again.')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Numbers first' })).toBeDefined();
  });
});

test('grades stand with their best five and six', async () => {
  keepChoices();
  keepGrades();
  await open();
  const physics = await screen.findByText('Physics');
  expect(physics.nextSibling?.textContent).toBe('5');
  const grades = within(physics.closest('section') ?? document.body);
  expect(grades.getByText('Best 5').nextSibling?.textContent).toBe('25');
});

describe('the top JUPAS programmes', () => {
  test('are the first two, with their levels and figures', async () => {
    keepChoices(FIRST, SECOND, 'JS1001');
    keepGrades();
    await open();
    expect(await screen.findAllByRole('button', { name: 'Safe' })).toHaveLength(2);
    const programme = realProgramme(FIRST);
    const link = screen.getByRole('link', { name: programme.full_title_en });
    expect(link.getAttribute('href')).toBe(programme.url ?? programme.jupas_url);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getAllByText('Your score: 30')).toHaveLength(2);
    expect(await screen.findByText('JS1001')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Manage all 3 choices' }).getAttribute('href')).toBe(
      '/jupaselect',
    );
  });

  test('have length, fee, interview and documents with their sources, and levels on grades alone', async () => {
    keepChoices('JS2950');
    keepGrades();
    await open();
    await screen.findByRole('button', { name: 'Safe' });
    expect(screen.getByText('on grades alone')).toBeDefined();
    expect(screen.getByText(/^Safe, on grades alone:/)).toBeDefined();
    expect(screen.getByText(/^All applicants: portfolio and interview\./)).toBeDefined();
    expect(screen.getByText('Portfolio, required')).toBeDefined();
    expect(screen.getByText('HK$47,000')).toBeDefined();
    expect(screen.getAllByText(/^Source: JUPAS programme page/).length).toBeGreaterThan(1);
  });

  test('are not classified without grades', async () => {
    keepChoices(FIRST);
    await open();
    await screen.findByRole('heading', { name: realProgramme(FIRST).full_title_en });
    expect(screen.getByText('Levels appear once your grades are entered.')).toBeDefined();
    expect(sentTo('POST /api/programmes/Programmes_2026/classify')).toEqual([]);
  });

  test('are placeholders of four years where the year does not have them', async () => {
    keepChoices('JS9999');
    keepGrades();
    await open();
    await heading('Programme JS9999');
    expect(screen.getByText('4 years')).toBeDefined();
    expect(screen.getByText('(assumed, not loaded)')).toBeDefined();
  });

  test('are placeholders, with a way to try again, when they cannot be fetched', async () => {
    keepChoices(FIRST);
    answerWith(http.post('/api/programmes/Programmes_2026/codes', () => refusal('internal'), { once: true }));
    const { user } = await open();
    await heading(`Programme ${FIRST}`);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: realProgramme(FIRST).full_title_en });
  });

  test('show an error badge where one level could not be worked out', async () => {
    keepChoices(FIRST, SECOND);
    keepGrades();
    answerWith(
      http.post('/api/programmes/Programmes_2026/classify', async ({ request }) => {
        const { programmeCode } = await request
          .json()
          .then((body) => ({ programmeCode: '', ...Object(body) }));
        return programmeCode === FIRST ? refusal('internal') : HttpResponse.json(verdictOf(8));
      }),
    );
    await open();
    await screen.findByRole('button', { name: 'Golden ticket' });
    expect(screen.getByRole('button', { name: 'Error' })).toBeDefined();
  });

  test('say that nothing is chosen', async () => {
    keepChoices();
    await open();
    expect(await screen.findByText('No choices yet')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});
