import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, journey } from '../support/journey.ts';
import { keepGradesAndList, signInAs } from '../support/signed-in.ts';
import { backwards, partsOf, type TabStop, tabStops } from '../support/tab-stops.ts';
import { keepTrajectory } from '../support/trajectory.ts';

const WRITTEN = readFileSync(join(import.meta.dirname, '../../docs/keyboard.md'), 'utf8');
const PAGES = ['/jupaselect', '/programmes', '/eddy', '/trajectory'];

/** The parts that a list of `docs/keyboard.md` names; before its first heading, those of every page. */
function written(heading: string | null): readonly string[] {
  const [first = '', ...sections] = WRITTEN.split('\n## ');
  const text = heading === null ? first : (sections.find((one) => one.startsWith(`${heading}\n`)) ?? '');
  return [...text.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, part = '']) => part);
}

journey.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

for (const path of PAGES) {
  journey(
    `the Tab key goes through ${path} in the order of sight, as is written`,
    async ({ page, request }) => {
      const { token } = await signInAs(page, request);
      await keepGradesAndList(request, token);
      await keepTrajectory(request, token, [{ id: 'event_1' }, { id: 'event_2', year: 2025 }]);
      await page.goto(path);
      // What index.html holds ahead has headings, too.
      await expect(page.locator('#main').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const expected = [...written(null), ...written(path)];
      let stops: readonly TabStop[] = [];
      // On a slow machine the page comes in pieces, with silence between them.
      await expect(async () => {
        stops = await tabStops(page);
        expect(partsOf(stops).slice(0, expected.length)).toEqual(expected);
      }).toPass({ timeout: 45_000 });
      expect(stops.filter(({ name }) => name === '')).toEqual([]);
      expect(backwards(stops)).toEqual([]);
    },
  );
}
