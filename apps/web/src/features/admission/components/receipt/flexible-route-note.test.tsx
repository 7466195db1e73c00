import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keep, PUPIL } from '../../../../testing/programme/pupil.ts';
import { openWire } from '../../../../testing/programme/wire.ts';
import { drawPage } from '../../testing/draw-page.tsx';

openWire();

/** JS1204 of CityU asks for English at 3, and has a route for who misses it by one. */
async function requirements(english: '2' | '1' | '3') {
  keep({ grades: { ...PUPIL, ENG: english }, choices: ['JS1204'] });
  const { user } = await drawPage();
  await user.click(await screen.findByRole('button', { name: /, JS1204: show how/ }));
  const receipt = await screen.findByRole('region', { name: 'How the level of JS1204 was worked out' });
  await within(receipt).findByRole('heading', { name: 'Entrance requirements' });
  return within(receipt);
}

test('a minimum missed by one level names the flexible route and its terms', async () => {
  const receipt = await requirements('2');
  const note = await receipt.findByText('Flexible route');
  expect(note.parentElement?.textContent).toContain('you have 2');
});

test.each(['1', '3'] as const)('English at %s names none: too far off, or met', async (english) => {
  const receipt = await requirements(english);
  expect(receipt.queryByText('Flexible route')).toBeNull();
});
