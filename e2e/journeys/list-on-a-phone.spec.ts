import { expect, journey } from '../support/journey.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';

journey.use({ language: 'tc', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

journey(
  'a pupil makes an ordered list of six on a phone, and finds it again',
  async ({ page, words, jupaselect }) => {
    await page.goto('/');
    await page.getByRole('link', { name: words('support:hero.start') }).click();
    await expect(page).toHaveURL(/\/jupaselect$/);
    await expect(page).toHaveTitle(words('app:title', { page: words('app:page.jupaselect') }));

    await jupaselect.enterGrades(SCIENCE_PUPIL);
    await expect(jupaselect.region('statistics.title')).toContainText('29');

    await jupaselect.institution('香港大學').click();
    await jupaselect.institution('香港中文大學').click();
    await expect(page.getByText(jupaselect.text('find.someChosen', { chosen: 2, all: 16 }))).toBeVisible();
    await expect(jupaselect.cards().filter({ hasNotText: /香港大學|香港中文大學/ })).toHaveCount(0);
    await expect(jupaselect.cards().nth(3)).toBeVisible();

    const chosen: string[] = [];
    for (const place of [0, 1, 2, 3]) chosen.push(await jupaselect.addRecommendation(place));
    await jupaselect.addFromSearch('JS6456', 'JS6456');
    await jupaselect.addFromSearch('計算機', 'JS4412');
    chosen.push('JS6456', 'JS4412');
    expect(new Set(chosen).size).toBe(6);

    await jupaselect.openSheet(6);
    await expect(jupaselect.list()).toContainText(jupaselect.text('choices.complete'));
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(chosen);

    await jupaselect.grip('JS6456').focus();
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowUp');
    const reordered = ['JS6456', ...chosen.filter((code) => code !== 'JS6456')];
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(reordered);
    await expect(jupaselect.grip('JS6456')).toBeFocused();

    await jupaselect.levelButton('JS6456').click();
    const receipt = jupaselect.receipt('JS6456');
    await expect(receipt).toContainText(jupaselect.text('receipt:counted.title'));
    await expect(receipt).toContainText(jupaselect.text('receipt:source.reference'));

    await page.reload();
    await jupaselect.unfold();
    for (const [subject, grade] of [
      ['CHI', '4'],
      ['MAT', '5*'],
      ['PHY', '4'],
    ] as const) {
      await expect(jupaselect.gradeButton(subject)).toHaveText(grade);
    }
    await expect(page.getByText(jupaselect.text('find.someChosen', { chosen: 2, all: 16 }))).toBeVisible();
    await jupaselect.openSheet(6);
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(reordered);
  },
);

journey.describe('in English', () => {
  journey.use({ language: 'en', kept: { grades: SCIENCE_PUPIL, choices: ['JS4601'] } });

  journey('a receipt with large figures stays within the sheet', async ({ jupaselect }) => {
    await jupaselect.open();
    await jupaselect.openSheet(1);
    await jupaselect.levelButton('JS4601').click();
    const receipt = jupaselect.receipt('JS4601');
    await expect(receipt).toContainText(jupaselect.text('receipt:source.reference'));
    expect(await receipt.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  });

  journey('grades to choose from come into view above the bar of the list', async ({ page, jupaselect }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await jupaselect.open();
    await jupaselect.unfold();
    await page.evaluate(() => scrollTo(0, 0));
    const bar = page.getByRole('button', {
      name: jupaselect.text('choices.dockCount', { count: 1, max: 6 }),
    });
    const barTop = (await bar.boundingBox())?.y ?? 0;
    const grade = jupaselect.gradeButton('MAT');
    const place = await grade.boundingBox();
    if (place === null) throw new Error('no grade to press');
    const lowest = barTop - place.height;
    await page.evaluate((distance) => scrollBy(0, distance), place.y - lowest);
    await page.touchscreen.tap(place.x + place.width / 2, lowest + place.height / 2);
    const chooser = page.getByRole('radiogroup', {
      name: jupaselect.text('scores.gradeIn', { subject: jupaselect.subject('MAT') }),
    });
    await expect(chooser).toBeVisible();
    const box = await chooser.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop);
  });
});
