import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerWith, openServer, refusal, sentTo } from '../../testing/account/fake-server.ts';
import { asVisitor, visit } from '../../testing/account/visit.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

openServer();
asVisitor();

describe('a forgotten password', () => {
  test('says the same whether there is such an account or not', async () => {
    answerWith(http.post('/api/auth/password/forgot', () => HttpResponse.json({ success: true })));
    const { user } = await visit(<ForgotPasswordPage />);
    await user.type(screen.getByLabelText('E-mail'), ' Mei@Example.hk');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/^If there is an account for mei@example.hk/)).toBeDefined();
  });

  test('wants a whole address', async () => {
    const { user } = await visit(<ForgotPasswordPage />);
    await user.type(screen.getByLabelText('E-mail'), 'mei');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/^Please enter a complete e-mail address/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });
});

describe('the mailed link', () => {
  const set = async (answer: () => Response) => {
    answerWith(http.post('/api/auth/password/reset', answer));
    const { user } = await visit(<ResetPasswordPage />, { at: '/reset-password#token=t0k3n' });
    await user.type(screen.getByLabelText('New password'), 'three quiet lamps');
    await user.type(screen.getByLabelText('Confirm password'), 'three quiet lamps');
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
  };

  test('sets the password and leads to the log-in page', async () => {
    await set(() => HttpResponse.json({ success: true }));
    expect((await screen.findByTestId('address')).textContent).toBe('/login');
    expect(sentTo('POST /api/auth/password/reset')[0]?.body).toEqual({
      token: 't0k3n',
      next: 'three quiet lamps',
    });
  });

  test('that is used up or too old leads to a new one', async () => {
    await set(() =>
      refusal('invalid_request', { params: { fields: [{ field: 'token', problem: 'invalid' }] } }),
    );
    expect(await screen.findByText(/^This link has been used or is too old/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined();
  });

  test('without its token is incomplete', async () => {
    await visit(<ResetPasswordPage />, { at: '/reset-password' });
    expect(screen.getByRole('alert').textContent).toContain('This link is incomplete');
  });
});
