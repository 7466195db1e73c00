import { LANGUAGES } from '@lodestar/domain';
import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';
import { keepGradesAndList, signInAs } from '../support/signed-in.ts';

journey.use({
  serviceWorkers: 'allow',
  language: 'tc',
  viewport: { width: 360, height: 740 },
  expectedComplaints: [/Failed to load resource/],
});

journey(
  'after one visit the drill of results day goes to its printed checklist without a network',
  async ({ page, context, request, words, jupaselect }) => {
    const { token } = await signInAs(page, request, 'tc');
    await keepGradesAndList(request, token);
    await jupaselect.open();
    await jupaselect.unfold();
    await expect(jupaselect.gradeButton('MAT')).toHaveText('5*');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const keepsCatalogue = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        return kept.flat().some((url) => /\/api\/programmes\/Programmes_\d+\/columns$/.test(url));
      });
    await expect.poll(keepsCatalogue).toBe(true);

    await context.setOffline(true);
    await page.goto('/chance?mode=day');
    const press = (key: string) => page.getByRole('button', { name: words(key) }).click();
    await press('chance:day.grades.next');
    await expect(page.getByText(/不獲取錄的機會：(?:約 \d+|低於 3|高於 97)%/)).toBeVisible();
    await press('chance:day.chances.next');
    await press('chance:day.changes.next');
    await page.getByLabel(words('chance:day.confirm.label')).fill('Yes');
    await press('chance:day.confirm.action');

    const list = page.getByRole('list', { name: words('chance:day.confirm.list') });
    await expect(list.getByRole('listitem')).toHaveText([/^JS4412/, /^JS4408/]);
    await page.emulateMedia({ media: 'print' });
    await expect(list).toBeVisible();
    await expect(page.getByText(words('chance:day.done.check.yes'))).toBeVisible();
    await expect(page.getByRole('heading', { name: words('chance:day.grades.title') })).toBeHidden();
    await expect(page.getByRole('button', { name: words('chance:day.done.print') })).toBeHidden();
  },
);

for (const language of LANGUAGES)
  journey.describe(() => {
    journey.use({
      language,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      kept: { grades: SCIENCE_PUPIL, choices: ['JS6456', 'JS4412', 'JS1204', 'JS4408', 'JS4111'] },
    });

    journey(`nothing for axe to find on the chances of a list, in ${language}`, async ({ page, words }) => {
      await page.goto('/chance');
      await expect(page.getByRole('heading', { name: words('chance:moves.title') })).toBeVisible();
      await expectAccessible(page, 'with grades');
      await page.goto('/chance?mode=before');
      await expect(page.getByRole('heading', { name: words('chance:moves.title') })).toBeVisible();
      await expectAccessible(page, 'before results');
      await page.goto('/chance?mode=day');
      await page.getByRole('button', { name: words('chance:day.grades.next') }).click();
      await expectAccessible(page, 'results day');
    });
  });
