import { setScore } from '@lodestar/domain';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { Link } from 'react-router';
import { describe, expect, test } from 'vitest';
import { currentSession, updateUserRecord } from '../../../shared/session.ts';
import { SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { answerWith, openServer, refusal, sentTo, TOKEN } from '../../../testing/account/fake-server.ts';
import { recordOf } from '../../../testing/account/records.ts';
import { asMei, visit } from '../../../testing/account/visit.tsx';
import { AccountBar, AccountMenu } from './account-bar.tsx';
import { AccountWorkKeeper } from './account-work-keeper.tsx';

openServer();
asMei();

const bar = (userId = 'mei-chan') =>
  visit(
    <>
      <AccountWorkKeeper userId="mei-chan" />
      <AccountBar
        userId={userId}
        reportPath="/view-report"
        links={(close) => (
          <Link to="/edit-profile" onClick={close}>
            Edit profile
          </Link>
        )}
      />
    </>,
  );
const leaveUnsaved = async () => {
  await waitFor(() => expect(sentTo('GET /api/dse-scores/load')).toHaveLength(1));
  answerWith(http.post('/api/dse-scores/save', () => refusal('forbidden')));
  SCORES_WORK.account('mei-chan').change((table) => setScore(table, 'ENG', '5'));
};

describe('the user', () => {
  test.each([
    ['mei-chan', 'mei-chan'],
    ['', 'My account'],
  ])('with id %j leads on to the report as %s', async (userId, name) => {
    const { user } = await bar(userId);
    await user.click(screen.getByRole('link', { name }));
    expect((await screen.findByTestId('address')).textContent).toBe('/view-report');
  });
});

test('the account menu opens, leads on and closes', async () => {
  const { user } = await bar();
  const button = screen.getByRole('button', { name: 'Account menu', expanded: false });
  await user.click(button);
  expect(screen.getByText('Signed in as mei-chan')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Signed in as mei-chan')).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(screen.getByRole('link', { name: 'Edit profile' }));
  expect((await screen.findByTestId('address')).textContent).toBe('/edit-profile');
});

describe('the bell', () => {
  test('says that there is nothing new', async () => {
    const { user } = await bar();
    await user.click(screen.getByRole('button', { name: 'Notices', expanded: false }));
    expect(screen.getByRole('region', { name: 'Notices' }).textContent).toBe('Nothing new.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notices' }));
  });

  test('tells whoever sees recommendations of one that is due', async () => {
    const { user } = await bar();
    updateUserRecord(recordOf({ needs_recommendation_regeneration: true }));
    await screen.findByRole('button', { name: 'Notices' });
    updateUserRecord(
      recordOf({ needs_recommendation_regeneration: true, abilities: ['eddyRecommendation'] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Notices: 1 new' }));
    await user.click(screen.getByRole('link', { name: 'View report' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/view-report');
  });

  test('tells of a new year’s programmes until they have been looked at', async () => {
    localStorage.setItem('lodestar.user.mei-chan.seenYear', 'Programmes_2025');
    const { user } = await bar();
    await user.click(await screen.findByRole('button', { name: 'Notices: 1 new' }));
    expect(screen.getByText('The programmes of 2026 are here.')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Have a look' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/jupaselect');
    expect(localStorage.getItem('lodestar.user.mei-chan.seenYear')).toBe('Programmes_2026');
  });

  test('tells of work that is not saved', async () => {
    const { user } = await bar();
    await leaveUnsaved();
    await user.click(await screen.findByRole('button', { name: 'Notices: 1 new' }));
    expect(screen.getByText('Some of your changes are not saved to your account yet.')).toBeDefined();
  });
});

describe('logging out', () => {
  const logOut = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
  };
  const remains = () => Object.keys(localStorage).sort();

  test('ends the session, empties the browser of the pupil’s work and goes home', async () => {
    for (const key of ['languageInitialised', 'activeChatId', 'initialChatMessage', 'lodestar.guest.scores'])
      localStorage.setItem(key, 'true');
    localStorage.setItem('lodestar.theme', 'dark');
    localStorage.setItem('lodestar.device', 'known-again');
    const { user } = await bar();
    await logOut(user);
    expect((await screen.findByTestId('address')).textContent).toBe('/');
    expect(currentSession()).toEqual({ kind: 'visitor' });
    expect(remains()).toEqual(['i18nextLng', 'lodestar.device', 'lodestar.theme']);
    await waitFor(() => expect(sentTo('POST /api/auth/logout')).toHaveLength(1));
    expect(sentTo('POST /api/auth/logout')[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
  });

  test('asks first when something could not be saved', async () => {
    const { user } = await bar();
    await leaveUnsaved();
    await logOut(user);
    await screen.findByRole('dialog', { name: 'Log out with changes not saved?' });
    await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentSession().kind).toBe('signedIn');
    await logOut(user);
    await user.click(await screen.findByRole('button', { name: 'Log out anyway' }));
    expect(await screen.findByTestId('address')).toBeDefined();
    expect(currentSession().kind).toBe('visitor');
  });
});

test('the slide-in menu leads to the report, and closes when something is followed', async () => {
  let followed = 0;
  const { user } = await visit(
    <AccountMenu
      userId="mei-chan"
      reportPath="/view-report"
      onFollow={() => {
        followed += 1;
      }}
    />,
    { language: 'tc' },
  );
  await user.click(screen.getByRole('link', { name: 'mei-chan' }));
  expect((await screen.findByTestId('address')).textContent).toBe('/view-report');
  expect(followed).toBe(1);
});
