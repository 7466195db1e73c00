import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerWith, openServer, refusal, sentTo } from '../../testing/account/fake-server.ts';
import { asVisitor, visit } from '../../testing/account/visit.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { AgreementNotice } from './privacy/privacy-statement.tsx';

openServer();
asVisitor();

const open = (fragment: string) => visit(<ConfirmEmailPage />, { at: `/confirm-email${fragment}` });
const confirmButton = { name: 'Confirm the address' };

describe('the link to a new e-mail address', () => {
  test('confirms only when the button is pressed', async () => {
    answerWith(http.post('/api/auth/email/confirm', () => HttpResponse.json({ success: true })));
    const { user } = await open('#token=abc');
    expect(sentTo('POST /api/auth/email/confirm')).toEqual([]);
    await user.click(screen.getByRole('button', confirmButton));
    expect(await screen.findByText(/^Confirmed/)).toBeDefined();
    expect(sentTo('POST /api/auth/email/confirm')[0]?.body).toEqual({ token: 'abc' });
    expect(screen.queryByRole('button', confirmButton)).toBeNull();
  });

  test('that is used or too old is said', async () => {
    answerWith(http.post('/api/auth/email/confirm', () => refusal('invalid_request')));
    const { user } = await open('#token=abc');
    await user.click(screen.getByRole('button', confirmButton));
    expect(await screen.findByText(/^This link has been used/)).toBeDefined();
  });

  test('without its token is said', async () => {
    await open('');
    expect(screen.getByText(/^This link is incomplete/)).toBeDefined();
    expect(screen.queryByRole('button', confirmButton)).toBeNull();
  });
});

describe('the question for the agreement', () => {
  test('is sent once and goes', async () => {
    answerWith(http.post('/api/auth/agreement', () => HttpResponse.json({ success: true })));
    const { user } = await visit(<AgreementNotice />);
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    await expect.poll(() => screen.queryByRole('button', { name: 'I agree' })).toBeNull();
    expect(sentTo('POST /api/auth/agreement')[0]?.body).toMatchObject({ agreed: true });
  });

  test('stays when it could not be saved, and can be put away', async () => {
    answerWith(http.post('/api/auth/agreement', () => refusal('internal')));
    const { user } = await visit(<AgreementNotice />);
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    expect(await screen.findByText('That could not be saved. Please try again.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  });
});
