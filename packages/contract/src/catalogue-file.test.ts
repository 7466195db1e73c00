import { describe, expect, it } from 'vitest';
import { validateCatalogueFile } from './catalogue-file.ts';
import { SAMPLE_CATALOGUE } from './testing/sample-catalogue.ts';

const [FIRST, SECOND] = SAMPLE_CATALOGUE.programmes;

function complaintsOf(file: unknown) {
  const verdict = validateCatalogueFile(file);
  return verdict.kind === 'invalid' ? verdict.complaints : [];
}

describe('a catalogue file', () => {
  it('is accepted as it should be', () => {
    expect(validateCatalogueFile(SAMPLE_CATALOGUE)).toEqual({ kind: 'valid', file: SAMPLE_CATALOGUE });
  });

  it('is refused for a code that comes twice', () => {
    expect(complaintsOf({ ...SAMPLE_CATALOGUE, programmes: [FIRST, SECOND, FIRST] })).toEqual([
      { row: 'JS6901', field: 'code', why: 'duplicate code: in row 1 and row 3' },
    ]);
  });

  it('names a row without a code by its number', () => {
    expect(complaintsOf({ ...SAMPLE_CATALOGUE, programmes: [FIRST, { ...SECOND, code: 7 }] })).toContainEqual(
      {
        row: 'row 2',
        field: 'code',
        why: 'must be of type string, not a number',
      },
    );
  });

  it('names what is missing of the head as missing', () => {
    const { format: _, ...headless } = SAMPLE_CATALOGUE;
    expect(complaintsOf(headless)).toEqual([{ row: 'file', field: 'format', why: 'is missing' }]);
  });

  it('reports every wrong row and the head together', () => {
    const programmes = SAMPLE_CATALOGUE.programmes.map((row) => ({ ...row, institution: 'MIT' }));
    const rows = complaintsOf({ ...SAMPLE_CATALOGUE, format: 2, programmes }).map(
      (complaint) => complaint.row,
    );
    expect(rows).toEqual(['file', 'JS6901', 'JS6902']);
  });

  it('lists at most 200 complaints and says how many more there are', () => {
    const programmes = Array.from({ length: 250 }, (_, index) => ({
      code: `JS${1000 + index}`,
      wrong: index,
    }));
    const complaints = complaintsOf({ ...SAMPLE_CATALOGUE, programmes });
    expect(complaints).toHaveLength(201);
    expect(complaints.at(-1)?.why).toMatch(/^\d+ more complaints are not listed$/);
  });

  it.each([['__proto__'], ['constructor'], ['prototype']])(
    'is refused for the key %s at any depth',
    (key) => {
      const text = JSON.stringify(SAMPLE_CATALOGUE).replace(
        '"requirements":{',
        `"requirements":{"${key}":{"admin":true},`,
      );
      expect(complaintsOf(JSON.parse(text))).toEqual([
        { row: 'JS6901', field: `requirements.${key}`, why: `the key "${key}" is not allowed` },
      ]);
    },
  );

  it('is refused when nested without end', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`);
    expect(complaintsOf({ ...SAMPLE_CATALOGUE, programmes: [{ ...FIRST, interview: deep }] })[0]?.why).toBe(
      'is nested deeper than 20 levels',
    );
  });

  it('is refused when its collection is not of its entry year', () => {
    expect(complaintsOf({ ...SAMPLE_CATALOGUE, collection: 'Programmes_2025' })).toEqual([
      { row: 'file', field: 'collection', why: '"Programmes_2025" is not of entry year 2026' },
    ]);
  });

  it.each([[null], [7], ['text'], [[]], [{}], [{ programmes: 'none' }]])(
    'is refused when it is %j',
    (input) => {
      expect(complaintsOf(input).every((complaint) => complaint.row === 'file')).toBe(true);
      expect(complaintsOf(input)).not.toHaveLength(0);
    },
  );
});
