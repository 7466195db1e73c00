import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginSession } from '../../shared/session.ts';
import { answerWith, openServer, refusal, sentTo, server, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { visit } from '../../testing/account/visit.tsx';
import { catchSavedFiles } from '../../testing/saved-files.ts';
import { AccountPage } from './account-page.tsx';

openServer();
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const state = (change: object) =>
  HttpResponse.json({ success: true, on: false, required: false, recoveryCodesLeft: 0, ...change });
const done = () => HttpResponse.json({ success: true });
const wrongCode = () =>
  refusal('forbidden', { params: { fields: [{ field: 'code', problem: 'wrongCode' }] } });
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

function as(admin: boolean): void {
  server.user.value = recordOf({ admin });
  beginSession(TOKEN, server.user.value);
}
beforeEach(() => {
  answerWith(
    http.get('/api/auth/sessions', () => HttpResponse.json({ success: true, sessions: [] })),
    http.get('/api/auth/second-factor', () => state({})),
  );
});
const open = (at = '/account') => visit(<AccountPage />, { at });

describe('the second factor', () => {
  test('is set up by secret and code, and shows its recovery codes once, to be saved or printed', async () => {
    as(true);
    const saved = catchSavedFiles();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    let on = false;
    answerWith(
      http.get('/api/auth/second-factor', () => state({ required: true, on, recoveryCodesLeft: on ? 2 : 0 })),
      http.post('/api/auth/second-factor/begin', () =>
        HttpResponse.json({ secret: SECRET, uri: `otpauth://totp/Lodestar:mei?secret=${SECRET}` }),
      ),
      http.post('/api/auth/second-factor/confirm', wrongCode, { once: true }),
      http.post('/api/auth/second-factor/confirm', () => {
        on = true;
        return HttpResponse.json({ recoveryCodes: CODES });
      }),
    );
    const { user } = await open();
    expect(await screen.findByText(/pages for admins stay closed/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Set it up' }));
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeDefined();
    await user.type(await screen.findByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByText(/^This code is not right/)).toBeDefined();
    await user.clear(screen.getByLabelText('Code'));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    for (const code of CODES) expect(await screen.findByText(code)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(await saved[0]?.text()).toBe(`${CODES.join('\n')}\n`);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText(/2 recovery codes are left/)).toBeDefined();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  });

  test('asks for the password first where it was not given lately', async () => {
    as(true);
    answerWith(
      http.post('/api/auth/second-factor/begin', () => refusal('password_required'), { once: true }),
      http.post('/api/auth/confirm-password', done),
      http.post('/api/auth/second-factor/begin', () =>
        HttpResponse.json({ secret: SECRET, uri: 'otpauth://x' }),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Set it up' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Password'), 'lighthouse above the bay');
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeDefined();
  });

  test('is switched off by a code', async () => {
    as(true);
    let on = true;
    answerWith(
      http.get('/api/auth/second-factor', () => state({ on, recoveryCodesLeft: 1 })),
      http.delete('/api/auth/second-factor', () => {
        on = false;
        return done();
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Switch the second factor off' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByRole('button', { name: 'Set it up' })).toBeDefined();
    expect(sentTo('DELETE /api/auth/second-factor')[0]?.body).toEqual({ code: '123456' });
  });

  test('whose state does not come can be asked for again', async () => {
    as(true);
    answerWith(http.get('/api/auth/second-factor', () => refusal('internal'), { once: true }));
    const { user } = await open();
    await screen.findByText('The state of the second factor could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Set it up' })).toBeDefined();
  });

  test('is nothing that pupils see', async () => {
    as(false);
    await open();
    await screen.findByRole('heading', { name: 'Your account' });
    expect(screen.queryByText('Second factor')).toBeNull();
    expect(screen.queryByText('Become the first admin')).toBeNull();
  });
});

describe('the code of the first admin', () => {
  test('is typed where the printed address leads', async () => {
    as(false);
    answerWith(
      http.post('/api/admin/claim', wrongCode, { once: true }),
      http.post('/api/admin/claim', () => {
        server.user.value = recordOf({ admin: true });
        return done();
      }),
    );
    const { user } = await open('/account#admin-code');
    await user.type(await screen.findByLabelText('Code'), 'aaaa');
    await user.click(screen.getByRole('button', { name: 'Become an admin' }));
    expect(await screen.findByText(/^This code is not right/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Become an admin' }));
    expect(await screen.findByRole('button', { name: 'Set it up' })).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Become the first admin')).toBeNull());
    expect(sentTo('POST /api/admin/claim')[0]?.body).toEqual({ code: 'aaaa' });
  });
});
