import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './support/chromium.ts';
import { ownServer } from './support/server.ts';

const { url, environment } = await ownServer();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // A journey waits for its page, a call or the clock half of the time.
  workers: '200%',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Both only end what hangs: a slow machine, or one that stands still for a while, must not fail a journey.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  globalTeardown: './support/tidy-up.ts',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: url,
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    // A service worker would answer in place of what a journey puts in the network's way; one journey is about it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: `"${process.execPath}" support/serve.ts`,
    url: `${url}/api/health/ready`,
    env: environment,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
});
