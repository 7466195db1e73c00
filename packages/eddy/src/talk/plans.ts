import type { EddyContext } from '../context.ts';
import type { Intent } from '../intents.ts';
import type { KnowledgeTopic } from '../knowledge/knowledge-file.ts';
import { hasEnoughGrades } from '../standing.ts';
import type { FactName, NextName, TalkTexts } from './texts.ts';

/** What is answered with a talk rather than a look-up. */
export type TalkIntent = Exclude<keyof TalkTexts['warm'], 'stay' | 'heard' | 'light'>;

/** What follows the first line: facts and next steps, those that fit best first. */
interface Plan {
  readonly facts: readonly FactName[];
  readonly next: readonly NextName[];
  /** Where a short answer is looked for before anything general is said. */
  readonly topics?: readonly KnowledgeTopic[];
}

/** Where what weighs is looked for, before any line that fits always. */
export const WHAT_WEIGHS: readonly KnowledgeTopic[] = ['feelings', 'exams', 'results', 'retake'];

export const PLANS: Readonly<Record<TalkIntent, Plan>> = {
  worry: {
    facts: ['listReached', 'reach', 'changeLater', 'routes'],
    next: ['list_check', 'find_by_level', 'person', 'state_grades', 'improve', 'no_offer'],
    topics: WHAT_WEIGHS,
  },
  failed: {
    facts: ['reach', 'routes', 'listReached', 'changeLater'],
    next: ['find_by_level', 'state_grades', 'no_offer', 'improve', 'person'],
    topics: WHAT_WEIGHS,
  },
  lost: {
    facts: ['ability', 'catalogue', 'reach', 'changeLater'],
    next: ['find_by_interest', 'my_abilities', 'find_by_level', 'person'],
    topics: WHAT_WEIGHS,
  },
  pressure: {
    facts: ['changeLater', 'reach'],
    next: ['person', 'programme_compare', 'list_check', 'find_by_interest'],
    topics: WHAT_WEIGHS,
  },
  late: {
    facts: ['step', 'changeLater', 'reach', 'routes'],
    next: ['improve', 'state_grades', 'dates', 'find_by_level', 'person'],
    topics: WHAT_WEIGHS,
  },
  good_news: { facts: [], next: ['goOn', 'list_check'] },
  hello: { facts: [], next: ['begin', 'list_check', 'find_by_level', 'find_by_interest'] },
  thanks_bye: { facts: [], next: [] },
  who_are_you: { facts: [], next: ['begin', 'goOn'] },
  privacy: { facts: [], next: ['erase', 'goOn'] },
  abilities_of_eddy: { facts: [], next: ['begin', 'goOn', 'list_check'] },
  site_help: { facts: [], next: ['helpCentre'], topics: ['site'] },
  outside: { facts: [], next: ['goOn', 'list_check', 'find_by_interest'] },
  correction: { facts: [], next: ['sayAgain'] },
  telling: { facts: [], next: ['askOn'] },
  simpler: { facts: [], next: ['whichPart'] },
  ranking: { facts: [], next: ['compareTwo'] },
  university_life: { facts: [], next: ['lifeOf', 'goOn'], topics: ['study'] },
  study_tips: { facts: ['step'], next: ['improve', 'state_grades', 'goOn'], topics: ['exams'] },
  interview_tips: { facts: [], next: ['interviewOf', 'goOn'], topics: ['interviews'] },
};

/** What a plain yes to a next step asks for; null: it asks the pupil to say something. */
const OFFERS: Readonly<Record<NextName, Intent | null>> = {
  list_check: 'list_check',
  find_by_level: 'find_by_level',
  improve: 'improve',
  my_abilities: 'my_abilities',
  no_offer: 'no_offer',
  results_day: 'results_day',
  dates: 'dates',
  newGrades: null,
  person: null,
  tellMore: null,
  ownWish: null,
  state_grades: null,
  find_by_interest: null,
  programme_compare: null,
  compareTwo: null,
  begin: null,
  goOn: null,
  askOn: null,
  erase: null,
  helpCentre: null,
  interviewOf: null,
  lifeOf: null,
  sayAgain: null,
  whichPart: null,
};

/** A next step that only says something, and offers nothing to say yes to. */
export const offerOf = (next: NextName): Intent | null => OFFERS[next];

/** Whether a next step leads anywhere for this pupil. */
export function isOpen(next: NextName, { grades, choices, ability }: EddyContext): boolean {
  const enough = hasEnoughGrades(grades);
  switch (next) {
    case 'list_check':
      return enough && choices.length > 0;
    case 'find_by_level':
    case 'improve':
      return enough;
    case 'state_grades':
      return !enough;
    case 'my_abilities':
      return ability !== null;
    default:
      return true;
  }
}
