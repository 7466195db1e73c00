import { LANGUAGES } from '@lodestar/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { EddyPage } from '../support/eddy.ts';
import { expect, journey } from '../support/journey.ts';
import { keepGradesAndList, signInAs } from '../support/signed-in.ts';

const ANALYSIS = {
  id: 'analysis_1760000000000',
  timestamp: '2026-11-03T04:00:00.000Z',
  content: '**Strengths** You finish what you begin.',
};

const ASKED = { en: 'What are my chances at JS4412?', tc: 'JS4412 機會有多大？', sc: 'JS4412 机会有多大？' };
const SAID = { en: 'I want to end my life', tc: '我想自殺', sc: '我想自杀' };

async function expectNothingOverflows(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

for (const language of LANGUAGES) {
  journey.describe(() => {
    journey.use({ language, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    journey(
      `nothing for axe to find in the chat on a phone, in ${language}`,
      async ({ page, request, words }) => {
        const { token } = await signInAs(page, request, language);
        await keepGradesAndList(request, token);
        const headers = { Authorization: `Bearer ${token}` };
        await request.patch('/api/auth/me', { headers, data: { trajectory_analyses: [ANALYSIS] } });
        const eddy = new EddyPage(page, words);
        await eddy.begin();
        await eddy.send(ASKED[language]);
        await eddy.answered(2);
        await expectAccessible(page, 'answer');
        await eddy.chip('JS4412').click();
        await expect(page.getByRole('region', { name: /JS4412/ }).getByRole('img')).toBeVisible();
        await expectAccessible(page, 'receipt');
        await expectNothingOverflows(page);

        await eddy.button('talk.edit').last().click();
        await expectAccessible(page, 'editing');
        await eddy.button('talk.cancel').click();

        await eddy.button('history.open').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'history');
        await eddy.button('history.new').click();
        await expect(eddy.log().getByText(eddy.text('empty.title'))).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expectAccessible(page, 'new chat');

        await eddy.button('analyses.open').click();
        await expect(page.getByRole('list', { name: eddy.text('analyses.title') })).toBeVisible();
        await expectAccessible(page, 'analyses');
        await page
          .getByRole('list', { name: eddy.text('analyses.title') })
          .getByRole('button')
          .first()
          .click();
        await expect(page.getByRole('radio', { name: eddy.text('analyses.startNew') })).toBeVisible();
        await expectAccessible(page, 'analysis');
        await eddy.button('analyses.ask').click();
        await eddy.answered(1);

        await eddy.send(SAID[language]);
        await expect(page.getByRole('region', { name: eddy.text('help.label') })).toBeVisible();
        await expectAccessible(page, 'help lines');
        await expectNothingOverflows(page);
      },
    );
  });
}

journey.describe('a keyboard on the screen', () => {
  journey.use({ viewport: { width: 360, height: 740 } });

  journey('does not hide the message bar', async ({ page, request, words }) => {
    await signInAs(page, request);
    const eddy = new EddyPage(page, words);
    await eddy.begin();
    await page.evaluate(() => {
      const view = window.visualViewport;
      Object.defineProperty(view, 'height', { value: 400, configurable: true });
      view?.dispatchEvent(new Event('resize'));
    });
    await expect
      .poll(async () => {
        const place = await eddy.box().boundingBox();
        return place === null ? Number.POSITIVE_INFINITY : place.y + place.height;
      })
      .toBeLessThanOrEqual(400);
  });
});

journey.describe('when chats cannot be loaded, on a phone', () => {
  journey.use({
    viewport: { width: 360, height: 740 },
    expectedComplaints: [/Failed to load resource/],
  });

  journey('it is said above the message bar, and axe finds nothing', async ({ page, request, words }) => {
    await signInAs(page, request);
    await page.route('**/api/chat/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    const eddy = new EddyPage(page, words);
    await eddy.open();
    const message = page.getByRole('listitem').filter({ hasText: eddy.text('alert.history') });
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [said, bar] = await Promise.all([
          message.boundingBox(),
          eddy.button('bar.brief').boundingBox(),
        ]);
        return said === null || bar === null ? Number.NaN : bar.y - said.y - said.height;
      })
      .toBeGreaterThan(0);
    await expectAccessible(page, 'failed');
  });
});
