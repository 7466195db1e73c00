import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '../../../e2e/support/browser.ts';
import { drawn, quiet, type Vitals, vitalsOf } from '../../../e2e/support/vitals.ts';
import { ROOT } from '../../set-up/place.mjs';
import { gz, isCounted } from './script-bytes.ts';

/** How Lighthouse imagines a phone: its processor and its connection, here imposed and not reckoned. */
export const PHONE = {
  screen: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  slower: 4,
  connection: { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 },
} as const;
const AT_ONCE = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const BUILT = join(ROOT, 'apps', 'web', 'dist');

interface Opened extends Vitals {
  readonly page: Page;
  readonly scriptBytes: number;
}

/**
 * Has every frame shown, as on a screen: without one, the browser may keep a small change, such as a letter typed, back until
 * a larger one, and count the wait as the page's.
 */
export async function showFrames(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  protocol.on('Page.screencastFrame', ({ sessionId }) => {
    protocol.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  const smallest = { format: 'jpeg', quality: 1, maxWidth: 64, maxHeight: 128 } as const;
  await protocol.send('Page.startScreencast', smallest);
}

/** Opens a page on a slow phone; afterwards the processor stays slow and the connection does not. */
export async function openSlowly(context: BrowserContext, path: string): Promise<Opened> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const connect = (connection: typeof AT_ONCE) =>
    protocol.send('Network.emulateNetworkConditions', { offline: false, ...connection });
  await protocol.send('Network.enable');
  await connect(PHONE.connection);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slower });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'script' && isCounted(pathname)) scripts.add(pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await drawn(page);
  await quiet(page);
  const sizes = [...scripts].map((pathname) => gz(readFileSync(join(BUILT, pathname))));
  const vitals = await vitalsOf(page);
  await connect(AT_ONCE);
  return { page, ...vitals, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) };
}
