import { checkList, listChance } from '@lodestar/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFits } from '../../../../shared/chance/chance-work.ts';
import { checkItems } from '../../../../shared/lists/check-items.ts';
import { loadFlexibleRoutes } from '../../../../shared/programme/flexible-routes.ts';
import { keep, kept, PUPIL } from '../../../../testing/programme/pupil.ts';
import { realYear } from '../../../../testing/programme/real-year.ts';
import { openWire } from '../../../../testing/programme/wire.ts';
import { drawPage } from '../../testing/draw-page.tsx';

openWire();

const LIST = ['JS4412', 'JS4408', 'JS4462', 'JS6200', 'JS2950'];
const checks = async () => within(await screen.findByRole('region', { name: 'List checks' }));

/** What the call finds in a list. */
async function foundIn(codes: readonly string[]) {
  const catalogue = realYear(2026);
  const flexible = await loadFlexibleRoutes();
  const chances = { catalogue, fits: await loadFits() };
  const said = listChance(chances, { grades: PUPIL, spreads: {}, codes, seed: 1 });
  return checkItems(checkList({ catalogue, flexible }, PUPIL, codes, said));
}

test('the list is checked at once, by the rules of the call, and is not reordered', async () => {
  keep({ grades: PUPIL, choices: LIST });
  await drawPage();
  const found = await foundIn(LIST);
  expect(await (await checks()).findByText(`${found.length} to look at`)).toBeDefined();
  expect((await checks()).getAllByRole('heading', { level: 4 })).toHaveLength(found.length);
  expect((await checks()).getByText(/^JS6200 prefers Band A applicants for the interview/)).toBeDefined();
  expect(kept('choices')).toEqual(LIST);
});

test('a choice goes to Band A when that is pressed, and what is left as it is does not come back', async () => {
  keep({ grades: PUPIL, choices: LIST });
  const { user } = await drawPage();
  await user.click(await (await checks()).findByRole('button', { name: 'Move JS6200 to number 3' }));
  const moved = ['JS4412', 'JS4408', 'JS6200', 'JS4462', 'JS2950'];
  expect(kept('choices')).toEqual(moved);
  // The chances of the list come after its other checks.
  const found = await foundIn(moved);
  await (await checks()).findByText(`${found.length} to look at`);
  const before = (await checks()).getAllByRole('heading', { level: 4 }).length;
  const [leave] = (await checks()).getAllByRole('button', { name: 'Leave it' });
  if (leave === undefined) throw new Error('nothing to leave');
  await user.click(leave);
  expect((await checks()).getAllByRole('heading', { level: 4 })).toHaveLength(before - 1);
  await user.click((await checks()).getByRole('button', { name: 'Show again' }));
  expect((await checks()).getAllByRole('heading', { level: 4 })).toHaveLength(before);
});
