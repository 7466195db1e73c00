import { LANGUAGES } from '@lodestar/domain';
import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { operate } from '../support/operator.ts';
import { onPaper } from '../support/paper.ts';
import { keepAbility, keepGradesAndList, signInAs } from '../support/signed-in.ts';

const SIX = ['JS4412', 'JS4408', 'JS1204', 'JS6200', 'JS4462', 'JS1001'];

for (const language of LANGUAGES) {
  journey.describe(() => {
    journey.use({ language });

    journey(
      `the report is two pages of paper, in ${language}, and nothing for axe to find on it`,
      async ({ page, request, words }) => {
        const { person, token } = await signInAs(page, request, language);
        operate('grant', person.User_ID);
        await keepGradesAndList(request, token, SIX);
        await keepAbility(request, token, [4.2, 3.9, 3.3, 2.8, 3.1, 3.6]);

        await page.goto('/view-report');
        const chosen = page.getByRole('combobox', { name: words('report:paper.name') });
        await chosen.selectOption('none');
        const programmes = page.getByRole('region', { name: words('report:match.programmes') });
        await expect(programmes.getByRole('listitem')).toHaveCount(5);
        await expect(page.getByText(words('report:recommendation.by'))).toBeVisible();
        await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
        await expect(page.getByText('JS1001', { exact: true })).toBeVisible();
        await expectAccessible(page, 'report');

        const { headings, pages } = await onPaper(page);
        expect(pages).toBe(2);
        const [first = [], second = []] = headings;
        expect(first[0], 'no name, as chosen').toBe(words('report:title'));
        expect(first).toEqual(
          expect.arrayContaining(
            (['grades.title', 'top.title', 'ability.title'] as const).map((key) => words(`report:${key}`)),
          ),
        );
        expect(second.slice(-2)).toEqual([words('report:match.subjects'), words('report:match.programmes')]);
        expect(second.length, 'the recommendation opens page two').toBeGreaterThanOrEqual(3);
      },
    );
  });
}
