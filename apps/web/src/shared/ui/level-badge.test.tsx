import { LEVELS } from '@lodestar/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { LevelBadge } from './level-badge.tsx';

const filledBars = (badge: HTMLElement) =>
  [...badge.querySelectorAll('rect')].filter((bar) => bar.getAttribute('opacity') === '1').length;

describe('the badge of a level', () => {
  test.each(LEVELS)('%i says its name and shows as many bars', (level) => {
    const { container } = render(<LevelBadge level={level} name="Its name" />);
    expect(screen.getByText('Its name')).toBeDefined();
    expect(filledBars(container)).toBe(level);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('without a level has no gauge', () => {
    const { container } = render(<LevelBadge level={-1} name="No published scores" />);
    expect(screen.getByText('No published scores')).toBeDefined();
    expect(container.querySelector('rect')).toBeNull();
  });

  test('opens the receipt and says whether it is open', async () => {
    const open = vi.fn();
    const { rerender } = render(<LevelBadge level={5} name="Safe" onClick={open} expanded={false} />);
    const badge = screen.getByRole('button', { name: 'Safe', expanded: false });
    await userEvent.click(badge);
    expect(open).toHaveBeenCalledOnce();
    rerender(<LevelBadge level={5} name="Safe" onClick={open} expanded label="Safe, JS1000" />);
    expect(screen.getByRole('button', { name: 'Safe, JS1000', expanded: true })).toBeDefined();
  });
});
