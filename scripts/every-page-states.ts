import { EddyPage } from '../e2e/support/eddy.ts';
import { JupaselectPage } from '../e2e/support/jupaselect.ts';
import type { Language } from '../e2e/support/words.ts';
import { wordsOf } from '../e2e/support/words.ts';

type Page = JupaselectPage['page'];
type Size = 'phone' | 'tablet' | 'desk';

/** What a page looks like between the moments at which it rests. */
export interface PageState {
  readonly name: string;
  readonly who: 'visitor' | 'filled';
  /** Where it looks like that; on every size when left out. */
  readonly sizes?: readonly Size[];
  readonly reach: (page: Page, language: Language) => Promise<void>;
}

const PROGRAMMES = '**/api/programmes/**';

/** Opens a page whose calls never come back, and waits for nothing but what it says meanwhile. */
const loading = (path: string, calls: string) => async (page: Page) => {
  await page.route(calls, () => undefined);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.locator('[aria-busy="true"], [role="status"]').first().waitFor({ state: 'attached' });
};

/** Opens a page whose calls break off, until it says so. */
const failed = (path: string, calls: string) => async (page: Page) => {
  await page.route(calls, (route) => route.abort());
  await page.goto(path);
  await page.getByRole('alert').first().waitFor();
};

async function openList(page: Page, language: Language): Promise<JupaselectPage> {
  const list = new JupaselectPage(page, wordsOf(language));
  await list.open();
  await list.cards().first().waitFor();
  return list;
}

/** A4 in CSS pixels, its long side down or across. */
const PAPER = { upright: { width: 794, height: 1_123 }, lying: { width: 1_123, height: 794 } } as const;

async function print(page: Page, path: string, paper: keyof typeof PAPER): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.setViewportSize(PAPER[paper]);
  await page.emulateMedia({ media: 'print' });
  await page.locator('html').dispatchEvent('beforeprint', { bubbles: true });
}

const pressed = (path: string, key: string) => async (page: Page, language: Language) => {
  await page.goto(path);
  await page.getByRole('button', { name: wordsOf(language)(key), exact: true }).click();
};

export const STATES: readonly PageState[] = [
  { name: 'programmes-loading', who: 'visitor', reach: loading('/programmes', PROGRAMMES) },
  { name: 'programme-loading', who: 'visitor', reach: loading('/programmes/JS4412', PROGRAMMES) },
  { name: 'programmes-failed', who: 'visitor', reach: failed('/programmes', PROGRAMMES) },
  { name: 'programme-failed', who: 'visitor', reach: failed('/programmes/JS4412', PROGRAMMES) },
  { name: 'jupaselect-failed', who: 'visitor', reach: failed('/jupaselect', PROGRAMMES) },
  {
    name: 'report-failed',
    who: 'filled',
    reach: async (page) => {
      await page.route(PROGRAMMES, (route) => route.abort());
      await page.goto('/view-report');
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'programmes-none-found',
    who: 'visitor',
    reach: async (page) => {
      await page.goto('/programmes?q=zzzzzz');
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'jupaselect-offline',
    who: 'visitor',
    reach: async (page, language) => {
      await openList(page, language);
      await page.context().setOffline(true);
      await page
        .getByRole('button', { name: wordsOf(language)('common:action.dismiss') })
        .first()
        .waitFor();
    },
  },
  { name: 'menu-open', who: 'filled', sizes: ['phone', 'tablet'], reach: pressed('/', 'app:menu') },
  {
    name: 'jupaselect-sheet',
    who: 'visitor',
    sizes: ['phone'],
    reach: async (page, language) => {
      const list = await openList(page, language);
      await list.openSheet(2);
      await list.levelButton('JS6901').waitFor();
    },
  },
  {
    name: 'jupaselect-receipt',
    who: 'visitor',
    sizes: ['phone', 'desk'],
    reach: async (page, language) => {
      const list = await openList(page, language);
      if ((page.viewportSize()?.width ?? 0) < 1_000) await list.openSheet(2);
      await list.levelButton('JS6901').click();
      await list.receipt('JS6901').waitFor();
    },
  },
  { name: 'login-refused', who: 'visitor', reach: pressed('/login', 'account:login.submit') },
  {
    name: 'account-erase-dialog',
    who: 'filled',
    reach: async (page, language) => {
      await pressed('/account', 'account:account.erase.open')(page, language);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'eddy-talk',
    who: 'filled',
    reach: (page, language) => new EddyPage(page, wordsOf(language)).begin(),
  },
  { name: 'report-on-paper', who: 'filled', reach: (page) => print(page, '/view-report', 'upright') },
  { name: 'trajectory-on-paper', who: 'filled', reach: (page) => print(page, '/trajectory', 'lying') },
];
