import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { easeOut, useEasedNumber } from './statistics-section.tsx';

let frames: FrameRequestCallback[] = [];
let now = 0;

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

function Figure({ value }: { readonly value: number }) {
  return <output>{useEasedNumber(value).toFixed(2)}</output>;
}

const shown = () => Number(screen.getByRole('status').textContent);

function pass(milliseconds: number) {
  now += milliseconds;
  const due = frames.splice(0);
  act(() => {
    for (const frame of due) frame(now);
  });
}

test('eases out: quick at first, still at the end', () => {
  expect(easeOut(0)).toBe(0);
  expect(easeOut(0.5)).toBeGreaterThan(0.5);
  expect(easeOut(1)).toBe(1);
});

test('counts to the new number and stays there', () => {
  const { rerender } = render(<Figure value={10} />);
  expect(shown()).toBe(10);
  rerender(<Figure value={20} />);
  pass(350);
  expect(shown()).toBeGreaterThan(15);
  expect(shown()).toBeLessThan(20);
  pass(350);
  expect(shown()).toBe(20);
  expect(frames).toHaveLength(0);
});

test('jumps where motion is unwelcome', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { rerender } = render(<Figure value={10} />);
  rerender(<Figure value={20} />);
  pass(1);
  expect(shown()).toBe(20);
});
