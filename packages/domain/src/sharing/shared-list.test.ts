import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JUPAS_CHOICES } from '../admission/selection.ts';
import { NOTE_LENGTH } from '../lists/pupil-list.ts';
import { anyPupil, SEED } from '../testing/arbitrary-pupil.ts';
import { SCIENCE_PUPIL } from '../testing/pupil.ts';
import { readSharedList, type SharedChoice, type SharedList, writeSharedList } from './shared-list.ts';
import { cleanNote } from './shared-text.ts';

const CODES = ['JS6456', 'JS3636', 'JSSA01', 'JS1204', 'JS4412', 'JS9220'];
const chosen = (codes: readonly string[]): readonly SharedChoice[] =>
  codes.map((code) => ({ code, note: '' }));
const LIST: SharedList = { year: 2026, grades: SCIENCE_PUPIL, choices: chosen(CODES) };

const anyCode = fc
  .array(fc.constantFrom(...'0123456789ABSZ'), { minLength: 4, maxLength: 4 })
  .map((end) => `JS${end.join('')}`);
const anyList: fc.Arbitrary<SharedList> = fc.record({
  year: fc.option(fc.integer({ min: 2022, max: 2099 })),
  grades: fc.option(anyPupil({ minLength: 1, maxLength: 4 })),
  choices: fc
    .uniqueArray(anyCode, { minLength: 1, maxLength: JUPAS_CHOICES })
    .chain((codes) =>
      fc.tuple(
        ...codes.map((code) =>
          fc.record({ code: fc.constant(code), note: fc.string({ unit: 'binary' }).map(cleanNote) }),
        ),
      ),
    ),
});

function gapsOf(fragment: string): readonly string[] {
  const read = readSharedList(fragment);
  return read.kind === 'read' ? read.gaps.map(({ kind }) => kind) : [read.kind];
}
function listOf(fragment: string): SharedList | null {
  const read = readSharedList(fragment);
  return read.kind === 'read' ? read.list : null;
}

describe('a shared list', () => {
  it('reads as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const fragment = writeSharedList(list);
        expect(fragment).toMatch(/^[\w./~-]+$/);
        expect(readSharedList(`#${fragment}`)).toEqual({ kind: 'read', list, gaps: [] });
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('is short enough to be scanned: seven grades and twenty choices', () => {
    const choices = chosen(Array.from({ length: 20 }, (_, place) => `JS${1000 + place}`));
    expect(writeSharedList({ ...LIST, choices }).length).toBeLessThan(180);
  });

  it('holds no grades where none were to be shared', () => {
    const fragment = writeSharedList({ ...LIST, grades: null });
    expect(fragment).not.toContain('CHI');
    expect(listOf(fragment)?.grades).toBeNull();
  });
});

describe('a link that was', () => {
  it('cut anywhere gives what is still good, in its order, and says so', () => {
    fc.assert(
      fc.property(anyList, fc.nat(), (list, at) => {
        const whole = writeSharedList(list);
        const read = readSharedList(whole.slice(0, at % whole.length));
        if (read.kind === 'unreadable') return;
        expect(read.gaps.map(({ kind }) => kind)).toContain('cut');
        const kept = read.list.choices;
        expect(kept.map(({ code }) => code)).toEqual(
          list.choices.slice(0, kept.length).map(({ code }) => code),
        );
        for (const [place, { note }] of kept.entries()) {
          expect(['', list.choices[place]?.note]).toContain(note);
        }
        for (const [subject, grade] of Object.entries(read.list.grades ?? {})) {
          expect(list.grades).toMatchObject({ [subject]: grade });
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('changed says so', () => {
    expect(gapsOf(writeSharedList(LIST).replace('MAT', 'BIO'))).toContain('cut');
  });

  it('never made here is not read as a list, and nothing at all breaks the reader', () => {
    for (const fragment of ['', '#', 'hello', '#section-2', '0/c6456', '1', '1/', '1/y2026/z']) {
      expect(readSharedList(fragment)).toEqual({ kind: 'unreadable' });
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const fragment of [text, `1/${text}`, `1/c${text}`, `1/g${text}/c6456~${text}`]) {
          const read = readSharedList(fragment);
          if (read.kind === 'read')
            for (const { note } of read.list.choices) expect(cleanNote(note)).toBe(note);
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('made huge is read as far as a real one could be', () => {
    const fragment = `1/y2026/c${'6456~aaaa.'.repeat(1_000_000)}`;
    expect(listOf(fragment)?.choices).toEqual([{ code: 'JS6456', note: 'aaaa' }]);
    expect(gapsOf(fragment)).toContain('huge');
  });

  it('made by a newer product gives what this one knows', () => {
    const newer = '2/y2031/gCHI4.NEWX5/c6456.3636/pSOMETHING/zabc';
    expect(listOf(newer)).toEqual({
      year: 2031,
      grades: { CHI: '4' },
      choices: chosen(['JS6456', 'JS3636']),
    });
    expect(gapsOf(newer)).toEqual(['newer', 'grades']);
  });
});

describe('what stands in a link', () => {
  it('is left out and counted where it cannot be', () => {
    const read = readSharedList('1/y26/gCHI9.CHI4.CHI5.CSD4.CSDA.LS3.XYZ1/c6456.6456.64.<b>.3636~%3C/z0');
    expect(read).toEqual({
      kind: 'read',
      list: { year: null, grades: { CHI: '4', CSD: 'Attained' }, choices: chosen(['JS6456', 'JS3636']) },
      gaps: [
        { kind: 'cut' },
        { kind: 'grades', count: 5 },
        { kind: 'choices', count: 3 },
        { kind: 'notes', count: 1 },
      ],
    });
  });

  it('is at most what JUPAS takes', () => {
    const many = `1/c${Array.from({ length: 25 }, (_, place) => 1000 + place).join('.')}`;
    expect(listOf(many)?.choices).toHaveLength(JUPAS_CHOICES);
    expect(gapsOf(many)).toContain('tooMany');
  });

  it('is a note of plain text: script stays letters, what is unseen goes, and what is too long is cut', () => {
    const note = '<script>alert("x")</script> 媽媽想我讀 🙂';
    const written = writeSharedList({ ...LIST, choices: [{ code: 'JS6456', note }] });
    expect(listOf(written)?.choices[0]?.note).toBe(note);
    expect(cleanNote('a\u202Eb\u0000c\nd')).toBe('a b c d');
    expect(cleanNote('長'.repeat(500))).toHaveLength(NOTE_LENGTH);
  });
});

it('carries results in other languages and Applied Learning, and leaves out what is none', () => {
  const list = {
    year: 2026,
    grades: { CHI: '4', KOR: '6', URD: 'B++', APL: 'AD1' },
    choices: [{ code: 'JS4412', note: '' }],
  } as const;
  const read = readSharedList(writeSharedList(list));
  expect(read).toEqual({ kind: 'read', list, gaps: [] });
  expect(readSharedList('1/gCHI4.JPN9.KORx/c4412/zabc')).toMatchObject({
    list: { grades: { CHI: '4' } },
    gaps: [{ kind: 'cut' }, { kind: 'grades', count: 2 }],
  });
});
