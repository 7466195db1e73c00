import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keep, PUPIL } from '../../../../testing/programme/pupil.ts';
import { openWire } from '../../../../testing/programme/wire.ts';
import { drawPage } from '../../testing/draw-page.tsx';

openWire();

async function openReceipt(code: string) {
  keep({ grades: PUPIL, choices: [code] });
  const drawn = await drawPage();
  const badge = await screen.findByRole('button', { name: new RegExp(`, ${code}: show how`) });
  await drawn.user.click(badge);
  const receipt = await screen.findByRole('region', { name: `How the level of ${code} was worked out` });
  return { ...drawn, badge, receipt: within(receipt) };
}

describe('the receipt of a level', () => {
  test('opens in place and closes again', async () => {
    const { user, badge } = await openReceipt('JS4408');
    expect(badge.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(badge.getAttribute('aria-controls') ?? '')).not.toBeNull();
    await user.click(badge);
    expect(screen.queryByRole('region', { name: /^How the level/ })).toBeNull();
  });

  test('goes from the plain sentence down to the sources', async () => {
    const { receipt } = await openReceipt('JS4408');
    expect(receipt.getByText(/is 0\.12 below the 2025 median of/)).toBeDefined();
    expect(receipt.getByText(/^“Risky” on grades alone means around the median/)).toBeDefined();
    expect(receipt.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'What counted',
      'The formula in words',
      'Entrance requirements',
      'Length, fee and selection',
      'Applications and offers, 2025',
    ]);
    expect(receipt.getByText('For reference only.')).toBeDefined();
    expect(receipt.getByRole('link', { name: 'JUPAS page for JS4408' })).toBeDefined();
  });

  test('says beside the level what decides as well', async () => {
    const { receipt } = await openReceipt('JS2950');
    expect(receipt.getByText(/^“[^”]+” on grades alone means/).textContent).toContain(
      'Applicants are also judged by portfolio and interview, which this level leaves out.',
    );
    expect(receipt.getByText(/^All applicants: portfolio and interview\./)).toBeDefined();
    expect(receipt.getByText('Portfolio, required')).toBeDefined();
  });

  test('says what was not found as not found', async () => {
    const { receipt } = await openReceipt('JS7225');
    expect(receipt.getByText('Not found, which does not mean that there is none.')).toBeDefined();
    expect(receipt.getByText('Not found in the published documents we hold.')).toBeDefined();
  });

  test('shows the sum so that it can be done again', async () => {
    const { receipt } = await openReceipt('JS4408');
    const rows = within(receipt.getByRole('table', { name: 'What counted' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
    expect(rows).toContain('Physics | 5 | 5.5 × 1.5 | 8.25');
    expect(rows.at(-1)).toBe('Your score | 31.38');
  });

  test('has the curve as a picture with words, and as figures', async () => {
    const { receipt, user } = await openReceipt('JS1204');
    const picture = receipt.getByRole('img');
    expect(picture.getAttribute('aria-labelledby')).not.toBeNull();
    expect(receipt.getByText(/^Dashed: spread estimated/)).toBeDefined();
    await user.click(receipt.getByText('The curve as a table'));
    expect(receipt.getByRole('row', { name: /^75%.*\(estimated\)$/ })).toBeDefined();
    expect(receipt.getByRole('row', { name: /^25% [\d.]+$/ })).toBeDefined();
  });

  test('changes with a grade', async () => {
    const { user, receipt } = await openReceipt('JS4408');
    await user.click(screen.getByRole('button', { name: /^Grade in Physics/ }));
    await user.click(screen.getByRole('radio', { name: '5**' }));
    expect(receipt.queryByText(/is 0\.12 below the 2025 median of/)).toBeNull();
    expect(
      await screen.findByRole('button', { name: /^Secure, JS4408|^Golden ticket, JS4408/ }),
    ).toBeDefined();
  });

  test('gives no level without published scores, and says why', async () => {
    const { receipt } = await openReceipt('JS6200');
    expect(receipt.getByText(/We do not guess/)).toBeDefined();
    expect(receipt.queryByRole('img')).toBeNull();
    expect(receipt.queryByText('Smallest step up:')).toBeNull();
  });
});
