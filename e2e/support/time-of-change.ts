import type { LevelGrade } from '@lodestar/domain';
import type { JupaselectPage } from './jupaselect.ts';

/** Milliseconds from the press until a frame shows the level of JS6901 changed by another grade in English. */
export async function timeOfChange(page: JupaselectPage, grade: LevelGrade): Promise<number> {
  // Named: a grade chosen opens the next subject by itself.
  const chooser = page.gradeChooser('ENG');
  if (!(await chooser.isVisible())) await page.gradeButton('ENG').click();
  const level = await page.levelButton('JS6901').elementHandle();
  const radio = chooser.getByRole('radio', { name: grade, exact: true });
  return radio.evaluate((pressed, shown) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const before = shown?.textContent;
    const started = performance.now();
    const look = () => {
      if (shown?.textContent === before) requestAnimationFrame(look);
      else resolve(performance.now() - started);
    };
    if (pressed instanceof HTMLElement) pressed.click();
    requestAnimationFrame(look);
    return promise;
  }, level);
}
