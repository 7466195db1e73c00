import { EddyPage } from '../support/eddy.ts';
import { expect } from '../support/journey.ts';
import { journeyWithModel } from '../support/journey-with-model.ts';
import { keepGradesAndList, signInAs } from '../support/signed-in.ts';

const WORDS = 'Take one thing at a time, and begin with what you enjoy most. ';
const AT_LENGTH = 'There is a lot to be said about that, one step after the other. ';

journeyWithModel.describe('with a language model', () => {
  journeyWithModel.use({ expectedComplaints: [/Failed to load resource/] });

  journeyWithModel(
    'the answer streams in Markdown, and it is said who writes it',
    async ({ page, request, words, provider }) => {
      provider.says('Begin with **what you enjoy**:\n\n- one\n- two');
      await signInAs(page, request);
      const eddy = new EddyPage(page, words);
      await eddy.begin();
      await expect(eddy.log().getByText(eddy.text('about.model'))).toBeVisible();
      await expect(eddy.log().locator('strong', { hasText: 'what you enjoy' })).toBeVisible();
      await expect(
        eddy
          .log()
          .getByRole('listitem')
          .filter({ hasText: /^(one|two)$/ }),
      ).toHaveCount(2);
    },
  );

  journeyWithModel(
    'a stop keeps what came, marked; the chat goes on',
    async ({ page, request, words, provider }) => {
      provider.says(WORDS);
      await signInAs(page, request);
      const eddy = new EddyPage(page, words);
      await eddy.begin();

      provider.says(AT_LENGTH.repeat(40), { chunkSize: 12, streamingProfile: { ttft: 50, tps: 8 } });
      await eddy.send('Tell me more');
      await expect(eddy.log().getByText(/step after the other\. There is/)).toBeVisible();
      await eddy.button('bar.stop').click();
      await expect(eddy.log().getByText(eddy.text('talk.stopped'))).toBeVisible();
      await page.reload();
      await expect(eddy.log().getByText(eddy.text('talk.stopped'))).toBeVisible();

      provider.says('On we go.');
      await eddy.send('Go on');
      await expect(eddy.log().getByText('On we go.')).toBeVisible();
    },
  );

  journeyWithModel(
    'a model that takes no tools answers from what the rules look up',
    async ({ page, request, words, provider }) => {
      provider.saysWithoutTools('JS4412 is worth a look.');
      const { token } = await signInAs(page, request);
      await keepGradesAndList(request, token);
      const eddy = new EddyPage(page, words);
      await eddy.begin();
      await eddy.send('What are my chances at JS4412?');
      await eddy.answered(2);
      await expect(eddy.log().getByText('is worth a look.').last()).toBeVisible();
      await expect(eddy.chip('JS4412')).toBeVisible();
      expect(provider.received()).toContain('Looked up for this question');
    },
  );

  for (const fault of ['error', 'busy', 'hanging', 'cut'] as const) {
    journeyWithModel(
      `a model that is ${fault}: an apology, the message kept, and a retry that works`,
      async ({ page, request, words, provider }) => {
        provider.says('Hello.');
        await signInAs(page, request);
        const eddy = new EddyPage(page, words);
        await eddy.begin();

        provider.fails(fault);
        await eddy.send('Which club should I join?');
        const apology = eddy.log().getByText(eddy.text('talk.apology'));
        await expect(apology).toBeVisible({ timeout: 32_000 });
        await expect(eddy.log().getByText('Which club should I join?')).toBeVisible();

        provider.says('The science club.');
        await expect(async () => {
          await eddy
            .log()
            .getByRole('button', { name: words('common:action.retry') })
            .click();
          await expect(eddy.log().getByText('The science club.')).toBeVisible({ timeout: 4_000 });
        }).toPass({ timeout: 20_000 });
        await expect(apology).toHaveCount(0);
        await expect(eddy.log().getByText('Which club should I join?')).toHaveCount(1);
      },
    );
  }
});
