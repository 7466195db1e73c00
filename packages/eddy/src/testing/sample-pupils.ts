import type { AbilityScores, ConnectionKind, Grades, Trajectory } from '@lodestar/domain';
import { PROGRAMMES, SUBJECTS } from '@lodestar/domain/testing/ability-data.ts';
import { pupil } from '@lodestar/domain/testing/pupil.ts';
import { realFieldGuide } from '@lodestar/domain/testing/real-advice.ts';
import { realCatalogue, realHistory } from '@lodestar/domain/testing/real-catalogue.ts';
import { realFits } from '@lodestar/domain/testing/real-chances.ts';
import { realInstitutions } from '@lodestar/domain/testing/real-institutions.ts';
import type { EddyContext, EddyLanguage } from '../context.ts';
import { learnedIntents } from './learned-intents.ts';
import { realKnowledge } from './real-knowledge.ts';

export interface SamplePupil {
  readonly grades: Grades;
  readonly choices: readonly string[];
  readonly ability: AbilityScores | null;
  readonly trajectory: Trajectory;
}

type EventFacts = readonly [name: string, year: number, type: string];
type LinkFacts = readonly [from: number, to: number, kind: ConnectionKind];

const AT = '2026-03-02T08:00:00.000Z';

function trajectory(events: readonly EventFacts[], links: readonly LinkFacts[] = []): Trajectory {
  return {
    events: events.map(([name, year, type], index) => ({
      id: `event_${index + 1}`,
      name,
      year,
      type,
      description: '',
      timestamp: AT,
    })),
    connections: links.map(([from, to, type], index) => ({
      id: `connection_${index + 1}`,
      from: `event_${from}`,
      to: `event_${to}`,
      type,
      description: '',
    })),
    types: ['academic', 'extracurricular', 'personal'],
  };
}

/** The pupils whom the question sets ask for. */
export const SAMPLE_PUPILS = {
  mei: {
    grades: pupil({
      chi: '4',
      eng: '4',
      mat: '5*',
      csd: 'Attained',
      phy: '5',
      che: '5',
      m2: '5',
    }),
    choices: ['JS5240', 'JS4412', 'JS1204', 'JS3868', 'JS6987', 'JS3180'],
    ability: [4.4, 3.9, 3.4, 2.3, 3.1, 2.8],
    trajectory: trajectory(
      [
        ['Joined the robotics team', 2022, 'extracurricular'],
        ['Built a line-following robot', 2023, 'extracurricular'],
        ['Took M2', 2023, 'academic'],
        ['Third place in a coding contest', 2024, 'extracurricular'],
        ['Moved to Sha Tin', 2021, 'personal'],
      ],
      [
        [1, 2, 'led_to'],
        [2, 4, 'influenced'],
        [3, 4, 'related'],
      ],
    ),
  },
  tszHo: {
    grades: pupil({
      chi: '5*',
      eng: '5**',
      mat: '3',
      csd: 'Attained',
      chh: '5',
      eco: '4',
      lie: '5',
    }),
    choices: ['JS6406', 'JS4903', 'JS1061', 'JS6078', 'JS6054', 'JS4848'],
    ability: [1.8, 3.2, 2.4, 4.7, 4.2, 3.3],
    trajectory: trajectory(
      [
        ['加入辯論隊', 2021, 'extracurricular'],
        ['校際辯論賽冠軍', 2023, 'extracurricular'],
        ['中史科全級第一', 2024, 'academic'],
      ],
      [[1, 2, 'led_to']],
    ),
  },
  siuMing: {
    grades: pupil({
      chi: '3',
      eng: '3',
      mat: '4',
      csd: 'Attained',
      eco: '4',
      baf: '4',
      ict: '3',
    }),
    choices: ['JS4202', 'JS5300', 'JS3060', 'JS2120', 'JS7211', 'JS9220'],
    ability: null,
    trajectory: trajectory([
      ['Ran the school bazaar stall', 2024, 'extracurricular'],
      ['Dropped physics', 2023, 'academic'],
    ]),
  },
  kaLok: {
    grades: pupil({ chi: '4', eng: '2', mat: '3', csd: 'Attained', bio: '4', hsc: '4' }),
    choices: ['JS3648', 'JS6468', 'JS4513', 'JSSU40'],
    ability: [2.1, 2.5, 2.2, 2.9, 3.6, 2.7],
    trajectory: trajectory([
      ['Hospital volunteer', 2024, 'extracurricular'],
      ['First-aid certificate', 2023, 'academic'],
    ]),
  },
  heiTung: {
    grades: pupil({
      chi: '5*',
      eng: '5**',
      mat: '5**',
      csd: 'Attained',
      phy: '5**',
      che: '5**',
      bio: '5*',
      m2: '5*',
    }),
    choices: ['JS6456', 'JS4501', 'JS6107', 'JS4502', 'JS3636', 'JS6494'],
    ability: [4.6, 4.4, 3.1, 4.0, 4.8, 2.6],
    trajectory: trajectory([['Science fair', 2023, 'academic']]),
  },
  newcomer: { grades: {}, choices: [], ability: null, trajectory: trajectory([]) },
} as const satisfies Readonly<Record<string, SamplePupil>>;

export type SamplePupilName = keyof typeof SAMPLE_PUPILS;

/** What Eddy is given of a sample pupil. */
export function sampleContext(name: SamplePupilName, language: EddyLanguage): EddyContext {
  return {
    ...SAMPLE_PUPILS[name],
    catalogue: realCatalogue(2026),
    collection: 'Programmes_2026',
    chanceFits: realFits(),
    presetSubjects: SUBJECTS,
    profiles: PROGRAMMES,
    institutions: realInstitutions(),
    // Weights are learned from messages read with such a context, before they lie in their files.
    get knowledge() {
      return realKnowledge();
    },
    scoreHistory: realHistory(),
    fields: realFieldGuide(),
    language,
    currentYear: 2026,
    intents: learnedIntents(),
    today: '2026-11-23',
  };
}
