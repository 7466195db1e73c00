import { describe, expect, it } from 'vitest';
import { realInstitutionNames } from '../../testing/real-institutions.ts';
import { TRADITIONAL_TO_SIMPLIFIED } from './fold.generated.ts';
import { institutionsNamed, namesOfInstitutions } from './institution-names.ts';
import { normaliseText } from './normalise.ts';

const normal = (text: string) => normaliseText(text, TRADITIONAL_TO_SIMPLIFIED);
const names = namesOfInstitutions(realInstitutionNames(), normal);
const named = (text: string) => {
  const { institutions, rest } = institutionsNamed(normal(text), names);
  return [[...institutions].sort(), rest];
};

describe('a search names', () => {
  it.each<[string, readonly string[], string]>([
    ['HKU', ['HKU'], ''],
    ['hkust', ['HKUST'], ''],
    ['港大', ['HKU'], ''],
    ['香港大學', ['HKU'], ''],
    ['香港大学', ['HKU'], ''],
    ['The University of Hong Kong', ['HKU'], ''],
    ['University of Hong Kong', ['HKU'], ''],
    ['The Chinese University of Hong Kong', ['CUHK'], ''],
    ['Chinese University', ['CUHK'], ''],
    ['中大', ['CUHK'], ''],
    ['中文大學', ['CUHK'], ''],
    ['理大', ['PolyU'], ''],
    ['理工大學', ['PolyU'], ''],
    ['polytechnic university', ['PolyU'], ''],
    ['baptist university', ['HKBU'], ''],
    ['Shue Yan University', ['HKSYU'], ''],
    ['教育大學', ['EdUHK'], ''],
    ['港大護理', ['HKU'], '护理'],
    ['hku nursing', ['HKU'], 'nursing'],
    ['hku hkust law', ['HKU', 'HKUST'], 'law'],
    ['香港科技大學', ['HKUST'], ''],
  ])('%s', (text, institutions, rest) => {
    expect(named(text)).toEqual([institutions, rest]);
  });

  it.each([
    'university',
    '大學',
    'education',
    '科技',
    'chinese',
    'chinese medicine',
    '香港',
    'hk',
    'hkus',
    'city',
    'nursing',
    '',
  ])('no institution: %s', (text) => {
    expect(named(text)).toEqual([[], text === '' ? '' : normal(text)]);
  });
});
