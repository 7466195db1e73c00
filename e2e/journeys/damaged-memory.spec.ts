import { expect, journey } from '../support/journey.ts';

const DAMAGED = [
  ['lodestar.guest.scores', '{"half":', 'kept.gradesDamaged'],
  ['lodestar.guest.scores', '[{"subjectCode":"XYZ","score":"9"}]', 'kept.gradesDamaged'],
  ['lodestar.guest.choices', '{"JS6901":0}', 'kept.choicesDamaged'],
  ['lodestar.guest.institutions', '["Oxford"]', 'kept.filterDamaged'],
] as const;

for (const [key, value, message] of DAMAGED) {
  journey(`${key} = ${value} starts clean and says so`, async ({ page, jupaselect }) => {
    await page.addInitScript(
      ([name, stored]) => {
        if (sessionStorage.getItem('damaged')) return;
        sessionStorage.setItem('damaged', 'once');
        localStorage.setItem(name, stored);
      },
      [key, value] as const,
    );
    await jupaselect.open();
    await expect(page.getByText(jupaselect.text(message))).toBeVisible();

    await jupaselect.chooseGrade('CHI', '4');
    await page.reload();
    await expect(jupaselect.gradeButton('CHI')).toHaveText('4');
    await expect(page.getByText(jupaselect.text(message))).toBeHidden();
  });
}
