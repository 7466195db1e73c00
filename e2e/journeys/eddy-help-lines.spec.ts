import { LANGUAGES } from '@lodestar/domain';
import { EddyPage } from '../support/eddy.ts';
import { expect, journey } from '../support/journey.ts';
import { journeyWithModel } from '../support/journey-with-model.ts';
import { signInAs } from '../support/signed-in.ts';

const SAID = {
  en: 'I can’t do this any more. I want to end my life.',
  tc: '我撐不下去了，我想自殺。',
  sc: '我撑不下去了，我想自杀。',
} as const;

for (const language of LANGUAGES) {
  journey.describe(() => {
    journey.use({ language, viewport: { width: 360, height: 740 } });

    journey(`danger is answered with the help lines, in ${language}`, async ({ page, request, words }) => {
      await signInAs(page, request, language);
      const eddy = new EddyPage(page, words);
      await eddy.begin();
      await eddy.send(SAID[language]);
      const card = page.getByRole('region', { name: eddy.text('help.label') });
      await expect(card.getByRole('link')).toHaveCount(6);
      await expect(card.getByRole('link', { name: '18111' })).toHaveAttribute('href', 'tel:18111');
      await expect(card.getByRole('heading')).toBeInViewport();
      await expect(eddy.box()).toBeVisible();
      await page.reload();
      await expect(card.getByRole('link', { name: '2389 2222' })).toBeInViewport();
      await expect(card.getByRole('heading')).toBeInViewport();
    });
  });
}

journeyWithModel.describe('with the model down', () => {
  journeyWithModel.use({ expectedComplaints: [/Failed to load resource/] });

  journeyWithModel(
    'the help lines still come, and the model hears nothing',
    async ({ page, request, words, provider }) => {
      provider.fails('error');
      await signInAs(page, request);
      const eddy = new EddyPage(page, words);
      await page.addInitScript((said) => localStorage.setItem('initialChatMessage', said), SAID.en);
      await eddy.open();
      const card = page.getByRole('region', { name: eddy.text('help.label') });
      await expect(card.getByRole('link', { name: '2896 0000' })).toBeVisible();
      expect(provider.calls()).toBe(0);
    },
  );
});
