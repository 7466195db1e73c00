import type { Grades } from '../grades/grade.ts';
import { pupil } from './pupil.ts';

/** A pupil of our own making, as a careers teacher knows them: grades, and what he or she says of interests. */
export interface SamplePupil {
  readonly name: string;
  readonly grades: Grades;
  readonly interests: readonly string[];
}

const csd = 'Attained';

/** Twenty-one pupils: from 5** throughout to one that misses a minimum, of all kinds of electives and interests. */
export const SAMPLE_PUPILS: readonly SamplePupil[] = [
  {
    name: 'top science, medicine',
    grades: pupil({ chi: '5*', eng: '5**', mat: '5**', csd, bio: '5**', che: '5**', phy: '5*', m2: '5*' }),
    interests: ['想做醫生'],
  },
  {
    name: 'top commerce, money',
    grades: pupil({ chi: '5', eng: '5**', mat: '5**', csd, eco: '5**', baf: '5*', m1: '5*' }),
    interests: ['finance and stocks'],
  },
  {
    name: 'strong arts, law and politics',
    grades: pupil({ chi: '5*', eng: '5*', mat: '4', csd, his: '5**', eco: '5*', lie: '5' }),
    interests: ['law', 'politics'],
  },
  {
    name: 'strong science, robots',
    grades: pupil({ chi: '4', eng: '4', mat: '5*', csd, phy: '5*', ict: '5', m2: '5' }),
    interests: ['機械人'],
  },
  {
    name: 'strong science, space',
    grades: pupil({ chi: '4', eng: '5', mat: '5**', csd, phy: '5**', che: '5', m2: '5*' }),
    interests: ['太空', '物理'],
  },
  {
    name: 'good science, animals but no blood',
    grades: pupil({ chi: '4', eng: '4', mat: '4', csd, bio: '5', che: '4' }),
    interests: ['鍾意動物但怕血'],
  },
  {
    name: 'good science, therapy and sport',
    grades: pupil({ chi: '4', eng: '4', mat: '4', csd, bio: '5', che: '4', phe: '4' }),
    interests: ['物理治療', 'sports'],
  },
  {
    name: 'middling commerce, marketing',
    grades: pupil({ chi: '4', eng: '4', mat: '3', csd, baf: '4', eco: '4' }),
    interests: ['marketing', 'KOL'],
  },
  {
    name: 'middling, coding and games',
    grades: pupil({ chi: '3', eng: '3', mat: '4', csd, ict: '5', phy: '3' }),
    interests: ['打機', 'coding'],
  },
  {
    name: 'middling arts, history and teaching',
    grades: pupil({ chi: '5', eng: '3', mat: '3', csd, chh: '5', his: '4' }),
    interests: ['歷史', '教書'],
  },
  {
    name: 'middling, psychology',
    grades: pupil({ chi: '4', eng: '4', mat: '3', csd, bio: '4', hsc: '4' }),
    interests: ['心理學'],
  },
  {
    name: 'middling, drawing and design',
    grades: pupil({ chi: '3', eng: '4', mat: '3', csd, vsa: '5', dat: '4' }),
    interests: ['鍾意畫畫', 'design'],
  },
  {
    name: 'middling, music',
    grades: pupil({ chi: '4', eng: '4', mat: '3', csd, mus: '5', lie: '4' }),
    interests: ['music'],
  },
  {
    name: 'middling, nothing named, sciences',
    grades: pupil({ chi: '3', eng: '3', mat: '4', csd, phy: '4', che: '4', m1: '3' }),
    interests: [],
  },
  {
    name: 'middling, nothing named, humanities',
    grades: pupil({ chi: '4', eng: '3', mat: '2', csd, chl: '4', geo: '4' }),
    interests: [],
  },
  {
    name: 'modest, nursing',
    grades: pupil({ chi: '3', eng: '3', mat: '3', csd, bio: '3', hsc: '4' }),
    interests: ['nurse'],
  },
  {
    name: 'modest, hotels and travel',
    grades: pupil({ chi: '3', eng: '3', mat: '2', csd, ths: '4', geo: '3' }),
    interests: ['酒店', 'travel'],
  },
  {
    name: 'modest, small children',
    grades: pupil({ chi: '4', eng: '3', mat: '2', csd, chl: '3', vsa: '3' }),
    interests: ['小朋友'],
  },
  {
    name: 'modest commerce, accounting, no maths',
    grades: pupil({ chi: '3', eng: '3', mat: '2', csd, baf: '4', eco: '3' }),
    interests: ['accounting', 'no maths'],
  },
  {
    name: 'at the minimum, environment',
    grades: pupil({ chi: '3', eng: '3', mat: '2', csd, geo: '3', bio: '2' }),
    interests: ['環保'],
  },
  {
    name: 'misses Chinese by one level, engineering',
    grades: pupil({ chi: '2', eng: '4', mat: '5', csd, phy: '5', che: '4', m2: '4' }),
    interests: ['engineering'],
  },
];
