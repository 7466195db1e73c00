import type { Intent } from '../intents.ts';
import type { KnowledgeTopic } from './knowledge-file.ts';

/** What is looked through for each thing that the short answers know about; nothing named: everywhere. */
export const KNOWLEDGE_OF = {
  dates: ['jupas', 'results', 'retake', 'paths', 'money'],
  jupas_process: ['jupas', 'bands', 'results'],
  bands_meaning: ['bands', 'jupas'],
  results_day: ['results', 'jupas', 'money'],
  no_offer: ['paths', 'results', 'retake'],
  retake_dse: ['retake', 'exams'],
  elsewhere: ['paths', 'jupas'],
  money_support: ['money', 'paths'],
  general_requirements: ['requirements'],
  other_subjects: ['electives', 'requirements'],
  explain_points: ['scores', 'electives'],
  programme_trend: ['scores'],
  programme_length: ['study'],
  programme_interview: ['interviews'],
  programme_documents: ['jupas', 'interviews'],
  programme_fee: ['money'],
  programme_bands: ['bands'],
  programme_careers: ['careers'],
  programme_retake: ['retake'],
  electives_for: ['electives'],
  university_life: ['study'],
  interview_tips: ['interviews'],
  explain_term: [],
  about_job: ['careers', 'study', 'paths'],
  helping_others: ['feelings', 'jupas', 'site'],
} as const satisfies Partial<Record<Intent, readonly KnowledgeTopic[]>>;

export type KnowledgeIntent = keyof typeof KNOWLEDGE_OF;

const BY_INTENT: Partial<Record<Intent, readonly KnowledgeTopic[]>> = KNOWLEDGE_OF;

/** What is looked through for an intent; empty: everywhere. */
export const topicsOfIntent = (intent: Intent): readonly KnowledgeTopic[] => BY_INTENT[intent] ?? [];

/** Answered where the message alone is too short to find one: "deadlines?", "no offer". */
export const FIRST_OF: Partial<Record<KnowledgeIntent, string>> = {
  jupas_process: 'whatIsJupas',
  bands_meaning: 'bandsAE',
  results_day: 'resultsDay',
  no_offer: 'noOffer',
  retake_dse: 'retakeWorth',
  money_support: 'grantsLoans',
  general_requirements: 'ger332A33',
  explain_points: 'scale7vs85',
};
