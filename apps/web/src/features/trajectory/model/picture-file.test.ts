import { expect, test } from 'vitest';
import { pictureScale } from './picture-file.ts';

test('pictures are twice as sharp as the screen, until they become too large', () => {
  expect(pictureScale(1500, 1000)).toBe(2);
  for (const [width, height] of [
    [1500, 11_000],
    [200, 60_000],
  ] as const) {
    const scale = pictureScale(width, height);
    expect(width * height * scale * scale).toBeLessThanOrEqual(16_000_001);
    expect(Math.max(width, height) * scale).toBeLessThanOrEqual(16_000);
  }
});
