import { expect, journey } from '../support/journey.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';

const SIX = ['JS6901', 'JS4056', 'JS5312', 'JS4412', 'JS2310', 'JS1801'];

journey.use({ viewport: { width: 1440, height: 900 } });

journey.describe('with three choices', () => {
  journey.use({ kept: { grades: SCIENCE_PUPIL, choices: ['JS6901', 'JS4056', 'JS2310'] } });

  journey('the smallest step up holds what it promises', async ({ jupaselect }) => {
    await jupaselect.open();
    await expect(jupaselect.levelButton('JS6901')).toContainText(jupaselect.levelName(5));
    await jupaselect.levelButton('JS6901').click();
    const receipt = jupaselect.receipt('JS6901');
    const step = receipt.getByRole('paragraph').filter({ hasText: jupaselect.text('receipt:step.title') });
    await expect(step).toContainText('(5 → 5*) gives 40');

    await jupaselect.chooseGrade('ENG', '5*');
    await expect(jupaselect.levelButton('JS6901')).toContainText(jupaselect.levelName(6));
    await expect(receipt.getByRole('row', { name: jupaselect.text('receipt:counted.total') })).toContainText(
      '40',
    );
  });

  journey('a requirement that is no longer met is named', async ({ jupaselect }) => {
    await jupaselect.open();
    await jupaselect.chooseGrade('ENG', '2');
    await expect(jupaselect.levelButton('JS6901')).toContainText(jupaselect.levelName(0));
    await jupaselect.levelButton('JS6901').click();
    await expect(jupaselect.receipt('JS6901')).toContainText('English 3');
  });

  journey('a removed choice comes back to its place by undo', async ({ page, jupaselect }) => {
    await jupaselect.open();
    await jupaselect.remove('JS4056').click();
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(['JS6901', 'JS2310']);
    await page.getByRole('button', { name: jupaselect.text('choices.undo') }).click();
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(['JS6901', 'JS4056', 'JS2310']);
  });

  journey(
    'fewer than five subjects put the selection away, and bring it back',
    async ({ page, jupaselect }) => {
      await jupaselect.open();
      await expect(jupaselect.recommendations()).toBeVisible();
      for (const subject of ['BIO', 'CHE', 'PHY'] as const) {
        const remove = jupaselect.text('scores.remove', { subject: jupaselect.subject(subject) });
        await page.getByRole('button', { name: remove, exact: true }).click();
      }
      await expect(jupaselect.recommendations()).toBeHidden();
      await expect(page.getByText(jupaselect.text('waiting.title'))).toBeVisible();
      await page.getByRole('button', { name: jupaselect.text('scores.addElective') }).click();
      await page
        .getByRole('combobox', { name: jupaselect.text('scores.electiveNumber', { number: 1 }) })
        .selectOption({ label: jupaselect.subject('ECO') });
      await jupaselect.chooseGrade('ECO', '4');
      await expect(jupaselect.recommendations()).toBeVisible();
    },
  );
});

journey.describe('with six choices', () => {
  journey.use({ kept: { grades: SCIENCE_PUPIL, choices: SIX } });

  journey(
    'a seventh is asked about: it replaces another, or goes to the shortlist',
    async ({ page, jupaselect }) => {
      await jupaselect.open();
      await expect(jupaselect.list()).toContainText(jupaselect.text('choices.complete'));
      await jupaselect.addFromSearch('JS6456', 'JS6456');
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(SIX.length);
      await page.keyboard.press('Escape');
      await expect.poll(() => jupaselect.chosenCodes()).toEqual(SIX);
    },
  );

  journey('dragging a row moves it', async ({ page, jupaselect }) => {
    await jupaselect.open();
    // Rows are as high as they stay once the year's programmes are there.
    for (const code of SIX) await jupaselect.levelButton(code).waitFor();
    const from = await jupaselect.grip('JS5312').boundingBox();
    const to = await jupaselect.grip('JS6901').boundingBox();
    if (!from || !to) throw new Error('the grips are not on the page');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 20 });
    await jupaselect.list().getByRole('listitem').first().locator('[data-landing="above"]').waitFor();
    await page.mouse.up();
    await expect
      .poll(() => jupaselect.chosenCodes())
      .toEqual(['JS5312', 'JS6901', 'JS4056', ...SIX.slice(3)]);
  });
});

journey.describe('in another year', () => {
  journey.use({ kept: { grades: SCIENCE_PUPIL, choices: ['JS6901', 'JS1801', 'JS6200'] } });

  journey(
    'levels are those of the year, and what the year does not have is said',
    async ({ page, jupaselect }) => {
      await jupaselect.open();
      await expect(jupaselect.cards().first()).toBeVisible();
      await page
        .getByRole('combobox', { name: jupaselect.text('page.year') })
        .selectOption({ label: '2025' });
      await expect(jupaselect.list()).toContainText(
        jupaselect.text('programme.unknownHere', { year: '2025' }),
      );
      await expect(jupaselect.levelButton('JS1801')).toContainText(
        jupaselect.explained('noLevel.formulaOfYearUnknown'),
      );
      await expect(jupaselect.cards().first()).toBeVisible();
    },
  );
});
