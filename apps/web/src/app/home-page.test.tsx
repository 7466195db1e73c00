import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginSession, endSession } from '../shared/session.ts';
import { openServer, TOKEN } from '../testing/account/fake-server.ts';
import { recordOf } from '../testing/account/records.ts';
import { drawRoutes } from '../testing/draw.tsx';
import { HomePage } from './home-page.tsx';

openServer();
beforeEach(() => endSession('loggedOut'));

const open = () => drawRoutes([{ path: '/', Component: HomePage }], '/', { namespaces: ['support'] });

describe('the front door', () => {
  test('shows visitors the landing page', async () => {
    await open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Know where');
  });

  test('shows whoever is signed in the dashboard', async () => {
    beginSession(TOKEN, recordOf());
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mei' })).toBeDefined();
  });
});
