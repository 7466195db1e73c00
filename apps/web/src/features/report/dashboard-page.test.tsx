import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { beginSession } from '../../shared/session.ts';
import { answerWith, openServer, server, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { asMei, visit } from '../../testing/account/visit.tsx';
import { everythingNear } from '../../testing/everything-near.ts';
import { realProgramme } from '../../testing/programme/real-year.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { keepChoices, keepGrades, openReportServer } from './testing/report-server.ts';

openServer();
openReportServer();
asMei();
everythingNear();

const PATHS = {
  test: '/personality-test',
  eddy: '/eddy',
  report: '/view-report',
  trajectory: '/trajectory',
} as const;

function be(changes: Parameters<typeof recordOf>[0]) {
  server.user.value = recordOf(changes);
  beginSession(TOKEN, server.user.value);
}

const sectionAround = (heading: HTMLElement): HTMLElement => heading.closest('section') ?? heading;

const open = () =>
  visit(<DashboardPage paths={PATHS} />, { at: '/', namespaces: ['report', 'admission', 'lists'] });

test.each([
  ['the nickname', 'Mimi', 'Welcome, Mimi'],
  ['the first name without one', null, 'Welcome, Mei'],
])('it welcomes by %s', async (_, Nickname, words) => {
  be({ Nickname });
  keepChoices();
  await open();
  expect(screen.getByRole('heading', { level: 1, name: words })).toBeDefined();
});

test('the report is open, test and chat are coming soon', async () => {
  keepChoices();
  await open();
  expect(screen.getByRole('link', { name: /View report/ }).getAttribute('href')).toBe('/view-report');
  expect(screen.queryByRole('link', { name: /Ability test/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Chat with Eddy/ })).toBeNull();
  expect(screen.getAllByText('Coming soon')).toHaveLength(2);
});

test('the test is open once it is released', async () => {
  be({ abilities: ['personalityTest'] });
  keepChoices();
  await open();
  expect(screen.getByRole('link', { name: /Ability test/ }).getAttribute('href')).toBe('/personality-test');
});

test('without a list there is no summary, and a way to one', async () => {
  keepChoices();
  await open();
  expect(await screen.findByText('No summary data')).toBeDefined();
  expect(screen.getByRole('link', { name: /Manage programmes/ }).getAttribute('href')).toBe('/jupaselect');
  expect(screen.queryByRole('heading', { name: 'Six abilities' })).toBeNull();
});

test('the first two programmes stand as cards, the others as rows, all with their levels', async () => {
  keepChoices('JS4412', 'JS1204', 'JS4408', 'JS6200');
  keepGrades();
  await open();
  expect(await screen.findAllByRole('button', { name: 'Safe' })).toHaveLength(2);
  expect(screen.getByRole('heading', { name: realProgramme('JS4412').full_title_en })).toBeDefined();
  const bandB = within(await screen.findByRole('heading', { name: 'Band B' }).then(sectionAround));
  expect(bandB.getByText('JS6200')).toBeDefined();
  expect(await bandB.findByText(/JS6200 looks at Band A first/)).toBeDefined();
  expect(document.querySelectorAll('li [data-level]')).toHaveLength(2);
});

test('a first choice says what the checks say of it, as the rows do', async () => {
  keepChoices('JS9999', 'JS4412');
  keepGrades();
  await open();
  const gone = await screen.findByText('JS9999 is not in this year’s list');
  expect(within(gone.closest('article') ?? document.body).getByText('Programme JS9999')).toBeDefined();
});

describe('the next step', () => {
  const next = async () => within(await screen.findByRole('region', { name: 'Next step' }));

  test('is to enter grades', async () => {
    keepChoices('JS4412');
    await open();
    const link = (await next()).getByRole('link', { name: 'Enter my grades' });
    expect(link.getAttribute('href')).toBe('/jupaselect');
  });

  test('then to choose, with how many are missing', async () => {
    keepChoices('JS4412', 'JS1204');
    keepGrades();
    await open();
    expect((await next()).getByText(/^4 more choices/)).toBeDefined();
  });

  test('then to look at what the checks say', async () => {
    keepChoices('JS4412', 'JS1204', 'JS4408', 'JS6200', 'JS4462', 'JS1001');
    keepGrades();
    await open();
    expect(await (await next()).findByRole('heading', { name: /^Look at/ })).toBeDefined();
  });
});

test('the last chat with Eddy can be gone on with, and one that does not load is asked for again', async () => {
  let answers = 0;
  answerWith(
    http.get('/api/chat/user/:userId', () => {
      answers += 1;
      if (answers === 1) return HttpResponse.json({}, { status: 500 });
      const chat = {
        Chat_ID: 'c1',
        updatedAt: '2026-11-20T04:00:00.000Z',
        title: 'English 5?',
        Messages: [],
      };
      return HttpResponse.json([chat]);
    }),
  );
  keepChoices();
  const { user } = await open();
  await screen.findByText('Your last chat could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('English 5?')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go on with it' }).getAttribute('href')).toBe('/eddy');
});

test('the dates of the cycle say for which entry they are', async () => {
  keepChoices();
  await open();
  expect(await screen.findByText(/^For entry in \d{4}$/)).toBeDefined();
});

test('privileged users see scores and trajectory besides', async () => {
  be({ admin: true, ability_6d: [4.25, 3, 3, 3, 3, 3] });
  keepChoices();
  await open();
  expect(screen.getByRole('row', { name: 'Numerical reasoning 4.3' })).toBeDefined();
  expect(screen.getByText('No analysis yet')).toBeDefined();
  expect(screen.getByText('Create trajectory')).toBeDefined();
});

test('the trajectory is counted as it was left just now, not as it was at sign-in', async () => {
  be({ admin: true });
  keepChoices();
  const saved = { events: [], connections: [], types: [], analyses: [] };
  const value = { ...saved, events: ['fair', 'camp'].map((id) => ({ id, name: id, year: 2025, type: 'x' })) };
  localStorage.setItem('lodestar.user.mei-chan.trajectory', JSON.stringify({ value, saved, tag: '"1"' }));
  await open();
  expect(screen.getByText('Events').nextSibling?.textContent).toBe('2');
});

test('the last analysis is dated', async () => {
  be({
    admin: true,
    trajectory_analyses: [{ id: 'analysis_1', timestamp: '2026-10-02T04:05:00.000Z', content: 'x' }],
  });
  keepChoices();
  await open();
  expect(screen.getByText(/2026.*12:05/)).toBeDefined();
});
