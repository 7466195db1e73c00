import type { APIRequestContext, Page } from '@playwright/test';
import { openAccount, type Person, someone } from './account.ts';

/** Opens an account and gives the browser its session, as if the person had signed in on an earlier day. */
export async function signInAs(
  page: Page,
  request: APIRequestContext,
  language: 'en' | 'tc' | 'sc' = 'en',
): Promise<{ readonly person: Person; readonly token: string }> {
  const person = someone();
  const token = await openAccount(request, person, language);
  await page.addInitScript(
    ([stored, id]) => {
      localStorage.setItem('token', stored ?? '');
      localStorage.setItem('user', JSON.stringify({ User_ID: id }));
    },
    [token, person.User_ID],
  );
  return { person, token };
}

/** The browser knows from an earlier visit that the person is an admin. */
export function keepAsAdmin(page: Page, userId: string): Promise<unknown> {
  return page.addInitScript(
    (id) => localStorage.setItem('user', JSON.stringify({ User_ID: id, admin: true })),
    userId,
  );
}

/** Saves grades and choices to the account, two where none are named. */
export async function keepGradesAndList(
  request: APIRequestContext,
  token: string,
  codes: readonly string[] = ['JS4412', 'JS4408'],
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const scores = {
    'Chinese Language': '4',
    'English Language': '5',
    'Mathematics Compulsory Part': '5*',
    'Core Subject Code': 'CSD',
    'Core Score': 'Attained',
    PHY: '5',
    ICT: '5*',
  };
  await request.post('/api/dse-scores/save', { headers, data: { scores } });
  await request.post('/api/jupas-order/save', {
    headers,
    data: { programmeOrder: Object.fromEntries(codes.map((code, rank) => [code, rank])) },
  });
}

/** Scores that every ability-matched block of the report can be drawn from. */
export async function keepAbility(
  request: APIRequestContext,
  token: string,
  ability_6d: readonly number[],
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const me = await request.get('/api/auth/me', { headers });
  const { User_ID }: { User_ID: string } = await me.json();
  await request.post('/api/database/write', {
    headers,
    data: {
      collection: 'USER',
      ID: 'User_ID',
      row: { User_ID, ability_6d, needs_recommendation_regeneration: true },
    },
  });
}

/** The pages on which there is something of one's own to read. */
export const OWN_PAGES: readonly string[] = [
  '/',
  '/jupaselect',
  '/view-report',
  '/about',
  '/personality-test',
  '/eddy',
  '/trajectory',
  '/edit-profile',
  '/account',
];
