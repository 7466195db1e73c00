import { expect, test } from 'vitest';
import { parseInstitutions } from './admission-provider.tsx';

test('institutions come in display order, unknown ones make them damaged', () => {
  expect(parseInstitutions(['CityU', 'HKU'])).toEqual(['HKU', 'CityU']);
  expect(parseInstitutions([])).toEqual([]);
  expect(parseInstitutions(['Oxford'])).toBeNull();
  expect(parseInstitutions({})).toBeNull();
});
