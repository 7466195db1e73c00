import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SegmentedChooser } from './segmented-chooser.tsx';
import { Select } from './select.tsx';

const YEARS = [
  { value: 'Programmes_2026', label: '2026' },
  { value: 'Programmes_2025', label: '2025' },
] as const;

test('a select is named, shows its value and answers with the chosen one', async () => {
  const choose = vi.fn();
  render(<Select label="Programme year" options={YEARS} value="Programmes_2026" onChange={choose} />);
  const select = screen.getByRole('combobox', { name: 'Programme year' });
  expect(screen.getByRole('option', { name: '2026', selected: true })).toBeDefined();
  await userEvent.selectOptions(select, '2025');
  expect(choose).toHaveBeenCalledExactlyOnceWith('Programmes_2025');
});

test('a select without a value shows what to choose', () => {
  render(
    <Select label="Elective" options={YEARS} value={null} onChange={vi.fn()} placeholder="Choose one" />,
  );
  expect(screen.getByRole('option', { name: 'Choose one', selected: true })).toBeDefined();
});

test('grades are one group of radio buttons', async () => {
  const choose = vi.fn();
  const grades = ['5**', '5*', '5'].map((grade) => ({ value: grade, label: grade }));
  render(<SegmentedChooser label="Grade in Physics" options={grades} value="5" onChange={choose} />);
  expect(screen.getByRole('radiogroup', { name: 'Grade in Physics' })).toBeDefined();
  expect(screen.getByRole('radio', { name: '5', checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: '5**' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('5**');
});
