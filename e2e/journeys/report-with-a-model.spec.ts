import { expect } from '../support/journey.ts';
import { journeyWithModel } from '../support/journey-with-model.ts';
import { keepAbility, keepGradesAndList, signInAs } from '../support/signed-in.ts';

const ABILITY = [3.2, 4.1, 2.6, 3.5, 2.9, 3.8];
const ADVICE = '[NAME], your logical reasoning stands out. Look at ways of solving problems with others.';
const isTitleWish = /title/i;

journeyWithModel.describe('the recommendation of a language model', () => {
  journeyWithModel.use({ expectedComplaints: [/Failed to load resource/] });

  journeyWithModel(
    'a privileged user reads what the model wrote, and the model never learns who it was for',
    async ({ page, request, words, provider, operateHere }) => {
      const { person, token } = await signInAs(page, request);
      operateHere('grant', person.User_ID);
      await keepAbility(request, token, ABILITY);
      provider.script(
        { match: { userMessage: isTitleWish }, response: { content: 'A Mind For Patterns' } },
        { match: { predicate: () => true }, response: { content: ADVICE } },
      );

      await page.goto('/view-report');
      await expect(page.getByRole('heading', { name: 'A Mind For Patterns' })).toBeVisible();
      await expect(page.getByText('Hoi-ching, your logical reasoning stands out.')).toBeVisible();
      const sent = provider.received();
      for (const canary of [person.First_Name, person.Last_Name, person.Email_Address, person.User_ID]) {
        expect(sent).not.toContain(canary);
      }

      provider.script(
        { match: { userMessage: isTitleWish }, response: { content: 'Second Thoughts' } },
        { match: { predicate: () => true }, response: { content: 'Another look at the same scores.' } },
      );
      await page.getByRole('button', { name: words('report:recommendation.regenerate') }).click();
      await expect(page.getByRole('heading', { name: 'Second Thoughts' })).toBeVisible();
    },
  );

  journeyWithModel(
    'the model is down: the report says so, keeps the rest, and writes it once the model is back',
    async ({ page, request, words, provider, operateHere }) => {
      const { person, token } = await signInAs(page, request);
      operateHere('grant', person.User_ID);
      await keepGradesAndList(request, token);
      await keepAbility(request, token, ABILITY);
      provider.fails('error');

      await page.goto('/view-report');
      await expect(page.getByRole('heading', { name: words('report:recommendation.failure') })).toBeVisible();
      await expect(page.getByText(words('report:recommendation.tryLater'))).toBeVisible();
      await expect(page.getByText('JS4412', { exact: true })).toBeVisible();

      provider.script(
        { match: { userMessage: isTitleWish }, response: { content: 'Back Again' } },
        { match: { predicate: () => true }, response: { content: 'The model answers again.' } },
      );
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Back Again' })).toBeVisible();
    },
  );

  journeyWithModel.describe('released to every pupil', () => {
    journeyWithModel.use({
      settings: { FEATURE_STAGES: 'eddyRecommendation=released,abilityScores=released' },
    });

    journeyWithModel(
      'a pupil without privileges reads it too',
      async ({ page, request, provider, words }) => {
        const { token } = await signInAs(page, request);
        await keepAbility(request, token, ABILITY);
        provider.script(
          { match: { userMessage: isTitleWish }, response: { content: 'For Every Pupil' } },
          { match: { predicate: () => true }, response: { content: 'This is for you.' } },
        );
        await page.goto('/view-report');
        await expect(page.getByRole('heading', { name: 'For Every Pupil' })).toBeVisible();
        await expect(page.getByRole('table', { name: words('report:ability.title') })).toBeVisible();
        await expect(page.getByText(/^\d+%$/)).toHaveCount(0);
      },
    );
  });
});
