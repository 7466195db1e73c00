import { describe, expect, test } from 'vitest';
import { classifyProgramme } from './admission.ts';
import { fillPath } from './endpoint.ts';
import { programmeByCode } from './programmes.ts';

describe('the path of a call', () => {
  test('takes its parts by name', () => {
    expect(fillPath(programmeByCode.path, { collection: 'Programmes_2026', code: 'JS1000' })).toBe(
      '/api/programmes/Programmes_2026/code/JS1000',
    );
    expect(fillPath(classifyProgramme.path, { collection: 'dse' })).toBe('/api/programmes/dse/classify');
  });

  test('escapes what would change its meaning', () => {
    expect(fillPath(classifyProgramme.path, { collection: '../x?y#z' })).toBe(
      '/api/programmes/..%2Fx%3Fy%23z/classify',
    );
  });
});
