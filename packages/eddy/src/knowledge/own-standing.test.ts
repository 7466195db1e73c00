import type { Grades } from '@lodestar/domain';
import { pupil } from '@lodestar/domain/testing/pupil.ts';
import { describe, expect, it } from 'vitest';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { type SubDegreeStanding, subDegreeStanding } from './own-standing.ts';

describe('how a pupil stands to five subjects at level 2', () => {
  it.each<[string, Grades, SubDegreeStanding | null]>([
    ['nothing known', {}, null],
    ['too little known', pupil({ chi: '2', eng: '2', mat: '2' }), null],
    ['met', pupil({ chi: '2', eng: '3', mat: '2', bio: '2', his: '5*' }), { kind: 'met', count: 5 }],
    [
      'met only with CSD',
      pupil({ chi: '2', eng: '2', mat: '2', bio: '2', csd: 'Attained' }),
      { kind: 'withCsd' },
    ],
    [
      'CSD failed',
      pupil({ chi: '2', eng: '2', mat: '2', bio: '2', csd: 'Failed' }),
      { kind: 'fewer', count: 4 },
    ],
    [
      'English too low',
      pupil({ chi: '3', eng: '1', mat: '3', bio: '3', his: '3', geo: '3' }),
      { kind: 'language' },
    ],
    ['too few', pupil({ chi: '2', eng: '2', mat: '1', bio: 'U', his: '2' }), { kind: 'fewer', count: 3 }],
  ])('%s', (_, grades, standing) => expect(subDegreeStanding(grades)).toEqual(standing));

  it('is told before the answer, also by grades that are typed with the question', () => {
    const asked = { earlier: [], detailed: false } as const;
    const saved = { ...sampleContext('kaLok', 'en') };
    expect(guideAnswer({ ...asked, text: 'minimum for associate degree', context: saved }).text).toMatch(
      /^With your grades you have 5 subjects at level 2 or above/,
    );
    const typed = guideAnswer({
      ...asked,
      text: '中文3英文2數學3公民達標 地理3 經濟2 咁夠唔夠讀副學士',
      context: sampleContext('newcomer', 'tc'),
    });
    expect(typed.text).toContain('符合一般要求');
  });
});
