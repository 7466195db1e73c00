import { describe, expect, test } from 'vitest';
import * as contract from './index.ts';
import { fillPath, ROUTES, type Route } from './routes.ts';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

const declared = Object.entries<unknown>(contract).flatMap(([name, value]) =>
  isEndpoint(value) ? [[name, { method: value.method, path: value.path }] as const] : [],
);

describe('the routes', () => {
  test('are those of the endpoints, each under the name of its endpoint', () => {
    expect(declared.length).toBeGreaterThan(50);
    expect(ROUTES).toEqual(Object.fromEntries(declared));
  });

  test('lead to one call each', () => {
    const all: readonly Route[] = Object.values(ROUTES);
    const places = all.map(({ method, path }) => `${method} ${path}`);
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  });
});

describe('the path of a call', () => {
  test('takes its parts by name', () => {
    expect(fillPath(ROUTES.programmeByCode.path, { collection: 'Programmes_2026', code: 'JS1000' })).toBe(
      '/api/programmes/Programmes_2026/code/JS1000',
    );
    expect(fillPath(ROUTES.classifyProgramme.path, { collection: 'dse' })).toBe(
      '/api/programmes/dse/classify',
    );
  });

  test('escapes what would change its meaning', () => {
    expect(fillPath(ROUTES.classifyProgramme.path, { collection: '../x?y#z' })).toBe(
      '/api/programmes/..%2Fx%3Fy%23z/classify',
    );
  });
});
