import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

/** The same browser as the journeys', for scripts that look at the running product. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('No Chromium was found: run npm test once, or set CHROMIUM to its path');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}
