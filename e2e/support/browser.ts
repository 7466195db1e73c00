import { type Browser, type BrowserContext, chromium } from '@playwright/test';

export type { BrowserContext, Locator, Page } from '@playwright/test';

import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

function executable(): string {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('No Chromium was found: run npm test once, or set CHROMIUM to its path');
  return executablePath;
}

/** The same browser as the journeys', for scripts that look at the running product. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: executable(), args: CHROMIUM_FLAGS });
}

/** The same with a profile of its own, which stays in its folder. */
export function openProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath: executable(), args: CHROMIUM_FLAGS });
}
