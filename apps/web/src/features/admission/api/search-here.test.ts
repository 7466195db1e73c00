import { describe, expect, test } from 'vitest';
import { realYear } from '../../../testing/programme/real-year.ts';
import { searchHere } from './search-here.ts';

const catalogue = realYear(2026);
const codes = async (...wish: [q: string, institutions?: readonly ['PolyU']]) => {
  const { programmes } = await searchHere(catalogue, wish[0], wish[1] ?? []);
  return programmes.map(({ code }) => code);
};

describe('the search on this device', () => {
  test('finds by interest and career as the server does', async () => {
    expect(await codes('機械人')).toContain('JS3741');
    expect(await codes('animals')).toContain('JS1801');
    expect((await codes('physiotherapist', ['PolyU']))[0]).toBe('JS3636');
  });

  test('shows the first fifty and counts all', async () => {
    const { programmes, total } = await searchHere(catalogue, 'bachelor', []);
    expect(programmes).toHaveLength(50);
    expect(total).toBeGreaterThan(50);
  });

  test('gives nothing for nothing known', async () => {
    expect(await searchHere(catalogue, 'zzzz', [])).toEqual({ total: 0, programmes: [] });
  });
});
