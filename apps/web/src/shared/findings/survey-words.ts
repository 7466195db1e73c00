import type { TFunction } from 'i18next';

/** Names that the survey's files use, and the key of each in the texts. */
const KEYS = {
  'Before Form 3': 'beforeForm3',
  'Form 3': 'form3',
  'Form 4': 'form4',
  'Form 5': 'form5',
  'Before Form 5': 'beforeForm5',
  'First half of Form 6': 'firstHalfOfForm6',
  'Second half of Form 6': 'secondHalfOfForm6',
  'After the results': 'afterResults',
  Enjoyability: 'enjoyability',
  'Own ability': 'ownAbility',
  'Past results in the subject': 'pastResults',
  'University requirements': 'requirements',
  'Career prospects': 'career',
  Teachers: 'teachers',
  Workload: 'workload',
  'Subject combinations offered': 'combinations',
  Parents: 'parents',
  Friends: 'friends',
  'Chance of an offer': 'chance',
  'Reputation of the institution': 'reputation',
  'Expected income': 'income',
  'Place and travelling time': 'travelling',
  Sciences: 'sciences',
  'Business and economics': 'businessAndEconomics',
  Humanities: 'humanities',
  'Computing and technology': 'computing',
  'Languages and literature': 'languages',
  'Arts and sport': 'artsAndSport',
  Science: 'science',
  Business: 'business',
  'Arts and humanities': 'artsAndHumanities',
  Engineering: 'engineering',
  Health: 'health',
  'Social science': 'socialScience',
} as const;

function isKnown(name: string): name is keyof typeof KEYS {
  return Object.hasOwn(KEYS, name);
}

/** A name of the survey's files in the language of the page; an operator's own names stay as they are. */
export function surveyWord(name: string, t: TFunction<'findings'>): string {
  return isKnown(name) ? t(`word.${KEYS[name]}`) : name;
}
