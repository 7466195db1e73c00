import type { APIRequestContext, Page } from '@playwright/test';
import { EddyPage } from '../support/eddy.ts';
import { expect } from '../support/journey.ts';
import { journeyWithModel } from '../support/journey-with-model.ts';
import { PAYLOADS } from '../support/payloads.ts';
import { signInAs } from '../support/signed-in.ts';
import { keepTrajectory } from '../support/trajectory.ts';

const ALLOWED_SCHEMES = /^(https?:|tel:|\/|#)/;

/** What a script that ran would have left: a dialog, a report of the policy, an element that nobody drew. */
async function watch(page: Page) {
  const breaches: string[] = [];
  page.on('dialog', (dialog) => {
    breaches.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (asked) => {
    if (asked.url().includes('evil.example')) breaches.push(`request ${asked.url()}`);
  });
  await page.exposeFunction('noteBreach', (what: string) => breaches.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.apply(Reflect.get(window, 'noteBreach'), window, [`policy ${violatedDirective} ${blockedURI}`]);
    });
  });
  return breaches;
}

async function expectHarmless(page: Page, breaches: readonly string[]): Promise<void> {
  const found = await page.evaluate(() => {
    const main = document.querySelector('#root');
    const all = [...(main?.querySelectorAll('*') ?? [])];
    return {
      elements: all
        .map(({ localName }) => localName)
        .filter((name) =>
          [
            'script',
            'iframe',
            'object',
            'embed',
            'img',
            'image',
            'video',
            'audio',
            'base',
            'meta',
            'style',
            'math',
          ].includes(name),
        ),
      handlers: all.flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc'),
      ),
      addresses: [...document.querySelectorAll('[href]')].map(
        (element) => element.getAttribute('href') ?? '',
      ),
    };
  });
  expect(found.elements).toEqual([]);
  expect(found.handlers).toEqual([]);
  expect(found.addresses.filter((address) => !ALLOWED_SCHEMES.test(address))).toEqual([]);
  expect(breaches).toEqual([]);
}

async function keepEverywhere(request: APIRequestContext, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const half = PAYLOADS.length / 2;
  const analyses = [PAYLOADS.slice(0, half), PAYLOADS.slice(half)].map((part, place) => ({
    id: `analysis_176000000000${place}`,
    timestamp: '2026-11-03T04:00:00.000Z',
    content: part.join('\n\n'),
  }));
  const kept = await request.patch('/api/auth/me', { headers, data: { trajectory_analyses: analyses } });
  expect(kept.ok()).toBe(true);
  const events = PAYLOADS.map((payload, place) => ({
    id: `event_${place}`,
    name: payload.replace(/\s+/g, ' ').slice(0, 200),
    description: payload,
  }));
  await keepTrajectory(request, token, events, [['event_0', 'event_1']]);
  const me = await request.get('/api/auth/me', { headers });
  const { User_ID }: { User_ID: string } = await me.json();
  const row = { User_ID, Nickname: PAYLOADS[9], School_Name: PAYLOADS.slice(0, 6).join('').slice(0, 200) };
  await request.post('/api/database/write', { headers, data: { collection: 'USER', ID: 'User_ID', row } });
}

journeyWithModel(
  'sixty payloads in profile, chat, analysis and event stay words',
  async ({ page, request, words, provider }) => {
    expect(PAYLOADS).toHaveLength(60);
    provider.says(PAYLOADS.join('\n\n'));
    const { token } = await signInAs(page, request);
    await keepEverywhere(request, token);
    const breaches = await watch(page);
    const eddy = new EddyPage(page, words);
    await page.addInitScript(
      (message) => localStorage.setItem('initialChatMessage', message),
      PAYLOADS.join('\n').slice(0, 4000),
    );
    // What was asked on another page is sent as the page opens.
    await eddy.open();
    await eddy.answered(1);
    await expect(eddy.log().getByText('<svg onload=alert(1)>').first()).toBeVisible();
    await expectHarmless(page, breaches);

    for (const place of [0, 1]) {
      await eddy.button('analyses.open').click();
      await page
        .getByRole('list', { name: eddy.text('analyses.title') })
        .getByRole('listitem')
        .nth(place)
        .getByRole('button')
        .first()
        .click();
      await expect(page.getByRole('radio', { name: eddy.text('analyses.useHere') })).toBeVisible();
      await expectHarmless(page, breaches);
      await eddy.button('analyses.ask').click();
    }
    for (const path of ['/', '/view-report', '/edit-profile', '/trajectory']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectHarmless(page, breaches);
    }
  },
);
