import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginSession, endSession, restoreSession } from '../../shared/session.ts';
import { openServer, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { drawRoutes } from '../../testing/draw.tsx';
import { TopBar } from './shell.tsx';

openServer();

const drawBar = () => drawRoutes([{ path: '*', element: <TopBar fullWidth={false} /> }], '/');

beforeEach(() => endSession('loggedOut'));

describe('the bar', () => {
  test('offers a visitor to log in or to register', async () => {
    await drawBar();
    expect(screen.getAllByRole('link', { name: 'Log in' }).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'Register' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  test('shows whoever is signed in, and leads to their pages', async () => {
    beginSession(TOKEN, recordOf());
    await drawBar();
    expect((await screen.findAllByRole('link', { name: 'mei-chan' })).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'Report' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
    act(() => endSession('loggedOut'));
    expect(screen.getAllByRole('link', { name: 'Register' }).length).toBeGreaterThan(0);
  });

  test('shows whoever it was last while a saved token is being checked', async () => {
    localStorage.setItem('token', TOKEN);
    localStorage.setItem('user', JSON.stringify({ User_ID: 'mei-chan' }));
    restoreSession();
    await drawBar();
    expect((await screen.findAllByText('mei-chan')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });
});
