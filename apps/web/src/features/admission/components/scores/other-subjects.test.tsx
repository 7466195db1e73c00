import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keep, kept, PUPIL } from '../../../../testing/programme/pupil.ts';
import { openWire } from '../../../../testing/programme/wire.ts';
import { drawPage } from '../../testing/draw-page.tsx';

openWire();

test('a language is entered beside the grades, counts in the receipt, and is named where it does not', async () => {
  keep({ grades: { ...PUPIL, ECO: '2' }, choices: ['JS4412', 'JS6107'] });
  const { user } = await drawPage();
  await user.click(await screen.findByText('Other languages, Applied Learning'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Result in Japanese' }), 'N1');
  expect(kept('scores')).toContainEqual(expect.objectContaining({ subjectCode: 'JPN', score: 'N1' }));
  await user.click(await screen.findByRole('button', { name: /, JS4412: show how/ }));
  const receipt = within(
    await screen.findByRole('region', { name: 'How the level of JS4412 was worked out' }),
  );
  await waitFor(() => expect(receipt.getByRole('row', { name: /^Japanese N1 7/ })).toBeDefined());
  await user.click(screen.getByRole('button', { name: /, JS6107: show how/ }));
  const other = within(await screen.findByRole('region', { name: 'How the level of JS6107 was worked out' }));
  expect(await other.findByText(/Japanese N1 \(adds nothing here/)).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Result in Japanese' }), 'not taken');
  expect(JSON.stringify(kept('scores'))).not.toContain('JPN');
});
