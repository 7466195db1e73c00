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
      { row: 'JS6901', field: 'code', why: { code: 'duplicateCode', first: 1, second: 3 } },
    ]);
  });

  it('names a row without a code by its number', () => {
    expect(complaintsOf({ ...SAMPLE_CATALOGUE, programmes: [FIRST, { ...SECOND, code: 7 }] })).toContainEqual(
      {
        row: 2,
        field: 'code',
        why: { code: 'wrongKind', expected: 'text', found: 'wholeNumber' },
      },
    );
  });

  it('names what is missing of the head as missing', () => {
    const { format: _, ...headless } = SAMPLE_CATALOGUE;
    expect(complaintsOf(headless)).toEqual([{ row: null, field: 'format', why: { code: 'missing' } }]);
  });

  it('reports every wrong row and the head together', () => {
    const programmes = SAMPLE_CATALOGUE.programmes.map((row) => ({ ...row, institution: 'MIT' }));
    const rows = complaintsOf({ ...SAMPLE_CATALOGUE, format: 2, programmes }).map(
      (complaint) => complaint.row,
    );
    expect(rows).toEqual([null, 'JS6901', 'JS6902']);
  });

  it('lists at most 200 complaints and says how many more there are', () => {
    const programmes = Array.from({ length: 250 }, (_, index) => ({
      code: `JS${1000 + index}`,
      wrong: index,
    }));
    const complaints = complaintsOf({ ...SAMPLE_CATALOGUE, programmes });
    expect(complaints).toHaveLength(201);
    expect(complaints.at(-1)).toEqual({
      row: null,
      field: '',
      why: { code: 'unlisted', count: expect.any(Number) },
    });
  });

  it.each([['__proto__'], ['constructor'], ['prototype']])(
    'is refused for the key %s at any depth',
    (key) => {
      const text = JSON.stringify(SAMPLE_CATALOGUE).replace(
        '"requirements":{',
        `"requirements":{"${key}":{"admin":true},`,
      );
      expect(complaintsOf(JSON.parse(text))).toEqual([
        { row: 'JS6901', field: `requirements.${key}`, why: { code: 'forbiddenKey', key } },
      ]);
    },
  );

  it('is refused when nested without end', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`);
    const programmes = [{ ...FIRST, interview: deep }];
    expect(complaintsOf({ ...SAMPLE_CATALOGUE, programmes })[0]?.why).toEqual({
      code: 'tooDeep',
      deepest: 20,
    });
  });

  it('is refused when its collection is not of its entry year', () => {
    expect(complaintsOf({ ...SAMPLE_CATALOGUE, collection: 'Programmes_2025' })).toEqual([
      {
        row: null,
        field: 'collection',
        why: { code: 'wrongCollection', collection: 'Programmes_2025', entryYear: 2026 },
      },
    ]);
  });

  it.each([[null], [7], ['text'], [[]], [{}], [{ programmes: 'none' }]])(
    'is refused when it is %j',
    (input) => {
      expect(complaintsOf(input).every((complaint) => complaint.row === null)).toBe(true);
      expect(complaintsOf(input)).not.toHaveLength(0);
    },
  );
});
