import { act, fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { getI18n } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerWith, openServer, refusal, sentTo, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { draw } from '../../testing/draw.tsx';
import { beginSession, currentSession, endSession, updateUserRecord } from '../session.ts';
import { receiveToasts, type ToastMessage } from '../ui/toast.ts';
import { useLanguageSwitch } from './use-language-switch.ts';

openServer();

function Switch() {
  const { language, syncing, choose } = useLanguageSwitch();
  return (
    <button type="button" disabled={syncing} onClick={() => choose('tc')}>
      {language}
    </button>
  );
}

const shown = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(en|tc|sc)$/ });
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
};

beforeEach(() => endSession('loggedOut'));
afterEach(() => {
  vi.useRealTimers();
});

async function signInWith(preferred: 'en' | 'tc' | 'sc') {
  const user = recordOf({ preferred_language: preferred });
  answerWith(http.get('/api/auth/me', () => Response.json(user)));
  await draw(<Switch />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => beginSession(TOKEN, user));
}

describe('the language of whoever signs in', () => {
  test('is given to the page half a second later, the switcher locked meanwhile and for five seconds', async () => {
    await signInWith('sc');
    await pass(499);
    expect(shown().textContent).toBe('en');
    await pass(1);
    expect(shown().textContent).toBe('sc');
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(shown().disabled).toBe(true);
    await pass(5000);
    expect(shown().disabled).toBe(false);
  });

  test('changes nothing when the page speaks it already', async () => {
    await signInWith('en');
    await pass(2000);
    expect(shown()).toMatchObject({ textContent: 'en', disabled: false });
  });

  test('reloads the page when it has not taken after a second, once, never again', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    await draw(<Switch />);
    // As when a query string holds the language fast.
    const texts = getI18n();
    vi.spyOn(texts, 'changeLanguage').mockResolvedValue(texts.t);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answerWith(http.get('/api/auth/me', () => refusal('unavailable')));
    act(() => beginSession(TOKEN, recordOf({ preferred_language: 'sc' })));
    await pass(1499);
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
    expect(reload).toHaveBeenCalledOnce();
    for (const preferred_language of ['tc', 'sc', 'tc'] as const) {
      act(() => updateUserRecord(recordOf({ preferred_language })));
      await pass(2000);
    }
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a choice of somebody signed in', () => {
  test('is kept in the account', async () => {
    await signInWith('en');
    await pass(600);
    fireEvent.click(shown());
    await pass(0);
    await vi.waitFor(() => expect(sentTo('PATCH /api/auth/me')).toHaveLength(1));
    expect(sentTo('PATCH /api/auth/me')[0]?.body).toEqual({ preferred_language: 'tc' });
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ preferredLanguage: 'tc' }));
    expect(localStorage.getItem('lodestar.language')).toBeNull();
  });

  test('that could not be kept is said in the language chosen', async () => {
    const said: ToastMessage[] = [];
    onTestFinished(receiveToasts((message) => said.push(message)));
    answerWith(http.patch('/api/auth/me', () => refusal('invalid_request'), { once: true }));
    await signInWith('en');
    await pass(600);
    fireEvent.click(shown());
    await pass(0);
    await vi.waitFor(() => expect(said).toHaveLength(1));
    expect(said).toMatchObject([
      { kind: 'error', text: '未能把語言儲存到你的帳戶。', action: { label: '重試' } },
    ]);
    said[0]?.action?.onPress();
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ preferredLanguage: 'tc' }));
  });

  test('that could not be kept wins over the account’s, and is sent again', async () => {
    answerWith(http.patch('/api/auth/me', () => refusal('unavailable'), { once: true }));
    await signInWith('en');
    await pass(600);
    fireEvent.click(shown());
    await pass(0);
    await vi.waitFor(() => expect(sentTo('PATCH /api/auth/me')).toHaveLength(1));
    await pass(0);
    expect(localStorage.getItem('lodestar.language')).toBe('tc');
    act(() => beginSession(TOKEN, recordOf({ preferred_language: 'sc' })));
    await pass(600);
    expect(shown().textContent).toBe('tc');
    await vi.waitFor(() => expect(sentTo('PATCH /api/auth/me')).toHaveLength(2));
  });

  test('of a visitor is nobody’s business', async () => {
    await draw(<Switch />);
    fireEvent.click(shown());
    await screen.findByRole('button', { name: 'tc' });
    expect(sentTo('PATCH /api/auth/me')).toEqual([]);
  });
});
