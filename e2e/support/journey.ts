import { test as base, expect } from '@playwright/test';
import { AccountPages } from './account.ts';
import { JupaselectPage } from './jupaselect.ts';
import { type Kept, storageOf } from './kept.ts';
import { type Language, type Words, wordsOf } from './words.ts';

export interface Options {
  language: Language;
  theme: 'light' | 'dark';
  /** What this browser already keeps from an earlier visit. */
  kept: Pick<Kept, 'grades' | 'choices'>;
  /** Messages that the console may show in this journey, such as the browser's own on a refused call. */
  expectedComplaints: readonly RegExp[];
}

export interface Fixtures {
  words: Words;
  jupaselect: JupaselectPage;
  account: AccountPages;
  /** Every journey fails on an error in the console or a breach of the content security policy. */
  quietConsole: undefined;
}

export const journey = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  theme: ['light', { option: true }],
  kept: [{}, { option: true }],
  expectedComplaints: [[], { option: true }],

  words: async ({ language }, use) => use(wordsOf(language)),

  jupaselect: async ({ page, words }, use) => use(new JupaselectPage(page, words)),

  account: async ({ page, words }, use) => use(new AccountPages(page, words)),

  storageState: async ({ baseURL, language, theme, kept }, use) =>
    use(storageOf(baseURL ?? '', { language, theme, ...kept })),

  quietConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!expectedComplaints.some((expected) => expected.test(text))) complaints.push(text);
      };
      page.on('console', (message) => message.type() === 'error' && note(message.text()));
      page.on('pageerror', (error) => note(String(error)));
      await page.addInitScript(() => {
        // Errors of the page are what the journey listens to, in every frame and before the page's own script.
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          reportError(
            new Error(`breach of the content security policy: ${effectiveDirective} of ${blockedURI}`),
          );
        });
      });
      await use(undefined);
      expect(complaints, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
