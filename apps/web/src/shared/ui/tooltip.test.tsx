import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tooltip, tipPosition } from './tip.tsx';

function drawTooltip() {
  render(
    <>
      <Tooltip content="Applicants are interviewed.">Interview</Tooltip>
      <p>Elsewhere</p>
    </>,
  );
  return { user: userEvent.setup(), mark: screen.getByRole('button', { name: 'Interview' }) };
}

const tip = () => screen.queryByRole('tooltip');

test('a tooltip opens on a tap and closes on the next', async () => {
  const { user, mark } = drawTooltip();
  expect(tip()).toBeNull();
  await user.pointer({ keys: '[TouchA]', target: mark });
  expect(tip()?.textContent).toBe('Applicants are interviewed.');
  expect(mark.getAttribute('aria-describedby')).toBe(tip()?.id);
  await user.pointer({ keys: '[TouchA]', target: mark });
  expect(tip()).toBeNull();
});

test('a tooltip opens on hover and closes when the pointer leaves', async () => {
  const { user, mark } = drawTooltip();
  await user.hover(mark);
  await waitFor(() => expect(tip()).not.toBeNull());
  await user.unhover(mark);
  await waitFor(() => expect(tip()).toBeNull());
});

test('a tooltip opens on keyboard focus; Escape closes it', async () => {
  const { user } = drawTooltip();
  await user.tab();
  expect(tip()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(tip()).toBeNull();
});

test('a press outside closes a tooltip', async () => {
  const { user, mark } = drawTooltip();
  await user.click(mark);
  expect(tip()).not.toBeNull();
  await user.click(screen.getByText('Elsewhere'));
  expect(tip()).toBeNull();
});

const VIEW = { width: 360, height: 740 };
const TIP = { width: 200, height: 60 };

test.each([
  ['below its anchor', { top: 100, bottom: 120, left: 140, width: 80 }, { left: 80, top: 128 }],
  ['above it near the lower edge', { top: 700, bottom: 720, left: 140, width: 80 }, { left: 80, top: 632 }],
  ['inside the window at the left', { top: 100, bottom: 120, left: 0, width: 40 }, { left: 12, top: 128 }],
  [
    'inside the window at the right',
    { top: 100, bottom: 120, left: 320, width: 40 },
    { left: 148, top: 128 },
  ],
])('a tip stands %s', (_, anchor, place) => {
  expect(tipPosition(anchor, TIP, VIEW)).toEqual(place);
});
