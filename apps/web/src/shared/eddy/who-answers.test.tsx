import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { answerWith, openServer, refusal, sentTo, server, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { visit } from '../../testing/account/visit.tsx';
import type { Language } from '../i18n/languages.ts';
import { beginSession, restoreSession } from '../session.ts';
import { GuideUntilConfirmed, useWhoAnswers } from './who-answers.tsx';

openServer();

const LINK = { name: 'Send the link again' };
const WHY = /^For now the built-in guide writes here, .* mei@example.hk is not confirmed yet/;

const here = vi.hoisted(() => ({ counsellor: 'guide' }));
vi.mock('../api/use-page-config.ts', () => ({ usePageConfig: () => here }));

function Probe() {
  return <output>{useWhoAnswers().kind}</output>;
}

function open(counsellor: 'guide' | 'model', email_confirmation_due: boolean, language: Language = 'en') {
  here.counsellor = counsellor;
  server.user.value = recordOf({ email_confirmation_due });
  beginSession(TOKEN, server.user.value);
  const page = (
    <>
      <Probe />
      <GuideUntilConfirmed />
    </>
  );
  return visit(page, { language });
}

describe('who answers', () => {
  test('is not said to be a model before it is known whether the guide stands in for it', async () => {
    here.counsellor = 'model';
    server.user.value = recordOf({ email_confirmation_due: true });
    localStorage.setItem('token', TOKEN);
    localStorage.setItem('user', JSON.stringify(server.user.value));
    restoreSession();
    await visit(<Probe />);
    expect(screen.queryByText('model')).toBeNull();
    expect(await screen.findByText('guide')).toBeDefined();
  });

  test.each([
    ['model', false, 'model'],
    ['guide', true, 'guide'],
    ['guide', false, 'guide'],
  ] as const)('a %s, the address to be confirmed: %s: nothing to explain', async (set, due, answers) => {
    await open(set, due);
    expect(await screen.findByText(answers)).toBeDefined();
    expect(screen.queryByRole('button', LINK)).toBeNull();
  });

  test.each([
    ['en', WHY],
    ['tc', /^現時由內置指引代替語言模型作答，.*mei@example.hk 尚未確認/],
    ['sc', /^现在由内置指引代替语言模型作答，.*mei@example.hk 尚未确认/],
  ] as const)('in place of a model the guide, and why (%s)', async (language, words) => {
    await open('model', true, language);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText('guide')).toBeDefined();
  });
});

describe('the link once more', () => {
  const send = async (answer: () => Response) => {
    answerWith(http.post('/api/auth/email/confirmation', answer));
    const { user } = await open('model', true);
    await user.click(await screen.findByRole('button', LINK));
  };

  test('is sent, and said', async () => {
    await send(() => HttpResponse.json({ success: true, confirmation: 'sent' }));
    expect(await screen.findByText(/^Sent to mei@example.hk/)).toBeDefined();
    expect(sentTo('POST /api/auth/email/confirmation')).toHaveLength(1);
  });

  test('is not needed any more: the model answers', async () => {
    await send(() => {
      server.user.value = recordOf({ email_confirmation_due: false });
      return HttpResponse.json({ success: true, confirmation: 'done' });
    });
    expect(await screen.findByText('model')).toBeDefined();
    expect(screen.queryByText(WHY)).toBeNull();
  });

  test('asked for too often, or in vain, is said, and can be asked for again', async () => {
    const headers = { 'retry-after': '3000' };
    await send(() =>
      HttpResponse.json({ success: false, code: 'too_many_requests' }, { status: 429, headers }),
    );
    expect(await screen.findByText(/^Several links were sent within the hour/)).toBeDefined();
    answerWith(http.post('/api/auth/email/confirmation', () => refusal('internal')));
    screen.getByRole('button', LINK).click();
    expect(await screen.findByText('The link could not be sent. Please try again.')).toBeDefined();
  });
});
