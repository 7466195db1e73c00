import type { BrowserContext, Page } from '../../../e2e/support/browser.ts';
import { quiet, type Vitals, vitalsOf } from '../../../e2e/support/vitals.ts';
import { gz, isCounted } from './script-bytes.ts';

/** How Lighthouse imagines a phone: its processor and its connection, here imposed and not reckoned. */
export const PHONE = {
  screen: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  slower: 4,
  connection: { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 },
} as const;
const AT_ONCE = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

interface Opened extends Vitals {
  readonly page: Page;
  readonly scriptBytes: number;
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
  const reading: Promise<number>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() !== 'script' || !isCounted(pathname)) return;
    // What is still on its way when the page closes is not of its opening.
    reading.push(
      response
        .body()
        .then(gz)
        .catch(() => 0),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await quiet(page);
  const sizes = await Promise.all(reading);
  const vitals = await vitalsOf(page);
  await connect(AT_ONCE);
  return { page, ...vitals, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) };
}
