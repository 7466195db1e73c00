import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { textsIn } from '../../testing/texts.ts';
import { currentLanguage, LANGUAGE_INITIALISED_KEY, settleFirstLanguage } from './i18n.ts';
import type { Language } from './languages.ts';

const reload = vi.fn();
beforeEach(() => reload.mockClear());

interface Visit {
  readonly shown: Language;
  readonly preferred?: Language | null;
  readonly stored?: Language | null;
  readonly browserLanguage?: string;
}

async function visit({ shown, preferred = null, stored = null, browserLanguage = 'en-GB' }: Visit) {
  const texts = await textsIn(shown);
  if (stored) localStorage.setItem('i18nextLng', stored);
  else localStorage.removeItem('i18nextLng');
  await settleFirstLanguage(texts, { storage: localStorage, preferred, browserLanguage, reload });
  return { language: currentLanguage(texts), reloads: reload.mock.calls.length };
}

describe('the first visit', () => {
  test("takes the user's preference before the stored choice and the browser's language", async () => {
    expect(await visit({ shown: 'en', preferred: 'sc', stored: 'tc', browserLanguage: 'zh-HK' })).toEqual({
      language: 'sc',
      reloads: 1,
    });
  });

  test("takes the stored choice before the browser's language", async () => {
    expect(await visit({ shown: 'en', stored: 'tc' })).toEqual({ language: 'tc', reloads: 1 });
  });

  test("takes the browser's language at last, and reloads nothing that is right already", async () => {
    expect(await visit({ shown: 'tc', browserLanguage: 'zh-HK' })).toEqual({ language: 'tc', reloads: 0 });
    expect(localStorage.getItem(LANGUAGE_INITIALISED_KEY)).toBe('true');
  });

  test('happens once: afterwards the language stays, whatever the browser says', async () => {
    localStorage.setItem(LANGUAGE_INITIALISED_KEY, 'true');
    expect(await visit({ shown: 'en', browserLanguage: 'zh-HK' })).toEqual({ language: 'en', reloads: 0 });
  });
});

describe('the language a page starts in', () => {
  const started = async (address: string, cookie: string, stored: Language) => {
    history.replaceState(null, '', address);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`seen=1; i18next=${cookie}`);
    const texts = await textsIn(stored);
    return { language: currentLanguage(texts), kept: localStorage.getItem('i18nextLng') };
  };
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  test.each([
    ['the one in the address', '/?lng=zh-CN', 'tc', 'en', 'sc'],
    ["else the cookie's", '/', 'tc', 'en', 'tc'],
    ['else the one chosen last', '/', '', 'sc', 'sc'],
  ] as const)('is %s, and is kept', async (_, address, cookie, stored, language) => {
    expect(await started(address, cookie, stored)).toEqual({ language, kept: language });
  });
});
