import { describe, expect, it } from 'vitest';
import { realFieldGuide } from '../testing/real-advice.ts';
import { realProgrammes } from '../testing/real-catalogue.ts';
import { FIT_KINDS, isDisliked } from './interest-fit.ts';
import { searchByInterest } from './search-by-interest.ts';

const guide = realFieldGuide();
const programmes = realProgrammes(2026);
const found = (text: string) => searchByInterest(guide, programmes, text);
const codes = (text: string) => found(text).map(({ programme }) => programme.code);

describe('programmes by interest', () => {
  it('share topics first, the main field next, other fields last', () => {
    for (const text of ['animals', '機械人', 'IT', 'not law but psychology and teaching']) {
      const places = found(text).map(({ fit }) => FIT_KINDS.indexOf(fit.kind));
      expect(places.length).toBeGreaterThan(5);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(FIT_KINDS.indexOf('none'));
    }
  });

  it('name what is shared', () => {
    const [first] = found('veterinary medicine');
    expect(first?.programme.code).toBe('JS1801');
    expect(first?.fit).toMatchObject({ kind: 'topic', interests: ['animals'] });
    expect(first?.fit.topics).toContain('veterinary medicine');
  });

  it('are found by a career', () => {
    const matches = found('physiotherapist').filter(({ fit }) => fit.careers.includes('physiotherapist'));
    expect(matches.length).toBeGreaterThanOrEqual(3);
    expect(codes('physiotherapist').slice(0, 3).sort()).toEqual(
      matches
        .map(({ programme }) => programme.code)
        .slice(0, 3)
        .sort(),
    );
  });

  it('are none where nothing is known', () => {
    expect(found('qwerty')).toEqual([]);
    expect(found('')).toEqual([]);
  });
});

describe('a dislike', () => {
  it('lowers among equals and hides nothing', () => {
    const plain = codes('animals');
    const without = found('animals, scared of blood');
    expect(without.map(({ programme }) => programme.code).sort()).toEqual([...plain].sort());
    const vet = without.find(({ programme }) => programme.code === 'JS1801');
    expect(vet?.fit.against.traits).toEqual(['clinical']);
    const byTopic = without.filter(({ fit }) => fit.kind === 'topic').map(({ fit }) => isDisliked(fit));
    expect(byTopic).toEqual([...byTopic].sort((a, b) => Number(a) - Number(b)));
  });

  it('alone lists everything, what it speaks against last', () => {
    const all = found('no physics');
    expect(all).toHaveLength(programmes.length);
    const against = all.map(({ fit }) => isDisliked(fit));
    expect(against[0]).toBe(false);
    expect(against.at(-1)).toBe(true);
    const physics = all.find(({ programme }) => programme.code === 'JS4690');
    expect(physics?.fit.against.subjects).toEqual(['PHY']);
  });
});
