import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginSession } from '../../shared/session.ts';
import { openServer, server, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { asMei, visit } from '../../testing/account/visit.tsx';
import { realProgramme } from '../../testing/programme/real-year.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { keepChoices, keepGrades, openReportServer } from './testing/report-server.ts';

openServer();
openReportServer();
asMei();

const PATHS = { test: '/personality-test', eddy: null, report: '/view-report', trajectory: null } as const;

function be(changes: Parameters<typeof recordOf>[0]) {
  server.user.value = recordOf(changes);
  beginSession(TOKEN, server.user.value);
}

const open = () => visit(<DashboardPage paths={PATHS} />, { at: '/', namespaces: ['report', 'admission'] });

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
  expect(screen.queryByRole('link', { name: /Personality test/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Chat with Eddy/ })).toBeNull();
  expect(screen.getAllByText('Coming soon')).toHaveLength(2);
});

test('the test is open once it is released', async () => {
  be({ abilities: ['personalityTest'] });
  keepChoices();
  await open();
  expect(screen.getByRole('link', { name: /Personality test/ }).getAttribute('href')).toBe(
    '/personality-test',
  );
});

test('without a list there is no summary, and a way to one', async () => {
  keepChoices();
  await open();
  expect(await screen.findByText('No summary data')).toBeDefined();
  expect(screen.getByRole('link', { name: /Manage programmes/ }).getAttribute('href')).toBe('/jupaselect');
  expect(screen.queryByRole('heading', { name: 'Six abilities' })).toBeNull();
});

test('the summary shows the first two programmes with their levels', async () => {
  keepChoices('JS4412', 'JS1204', 'JS1001');
  keepGrades();
  await open();
  expect(await screen.findAllByRole('button', { name: 'Safe' })).toHaveLength(2);
  expect(screen.getByRole('heading', { name: realProgramme('JS4412').full_title_en })).toBeDefined();
  expect(screen.queryByRole('heading', { name: realProgramme('JS1001').full_title_en })).toBeNull();
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
