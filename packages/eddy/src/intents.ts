/**
 * What a pupil may want of Eddy. What each means, for whoever writes phrases, is in `data/language/intents/README.md`.
 */
export const INTENTS = [
  // One programme (named, or pointed at: "that one", "the HKU one", 第二個)
  'programme_level',
  'programme_score',
  'programme_trend',
  'programme_requirements',
  'programme_formula',
  'programme_fee',
  'programme_length',
  'programme_interview',
  'programme_documents',
  'programme_places',
  'programme_bands',
  'programme_overview',
  'programme_careers',
  'programme_compare',
  'programme_retake',
  'programme_similar',
  // Finding programmes
  'find_by_interest',
  'find_by_career',
  'find_in_field',
  'find_by_level',
  'find_by_requirement',
  'find_by_fee_or_length',
  'find_by_interview',
  'find_by_places',
  'electives_for',
  'catalogue_count',
  // My own things
  'my_score',
  'state_grades',
  'what_if',
  'improve',
  'my_strengths',
  'my_list',
  'list_check',
  'list_order',
  'list_change',
  'chance_of_any',
  'recommend',
  'fit',
  'my_abilities',
  'my_trajectory',
  // About what was just said
  'why',
  'more',
  'simpler',
  'correction',
  'yes_no',
  // How it works
  'explain_level',
  'explain_points',
  'general_requirements',
  'other_subjects',
  // Knowledge of the world
  'dates',
  'jupas_process',
  'bands_meaning',
  'results_day',
  'no_offer',
  'retake_dse',
  'elsewhere',
  'interview_tips',
  'money_support',
  'ranking',
  'university_life',
  'study_tips',
  'explain_term',
  'about_job',
  'helping_others',
  // Feelings
  'worry',
  'failed',
  'lost',
  'pressure',
  'late',
  'good_news',
  // Talk
  'hello',
  'thanks_bye',
  'who_are_you',
  'privacy',
  'abilities_of_eddy',
  'site_help',
  'outside',
] as const;

export type Intent = (typeof INTENTS)[number];

/** Answered by what is looked up of programmes, or leaning on the talk; the others by words. */
const LOOKED_UP =
  /^(?:programme_|find_|my_|list_|what_if$|improve$|state_grades$|catalogue_count$|chance_of_any$|recommend$|fit$|electives_for$|hello$|thanks_bye$|yes_no$|more$|why$|correction$|simpler$|who_are_you$)/;
export const isLookedUp = (intent: Intent): boolean => LOOKED_UP.test(intent);

/**
 * Asked of a programme, a field or an applicant, and told in words where they are known: what it is and leads to, how two
 * differ, whom it suits, what is shown of oneself. The others that look something up ask for figures, or for what fits.
 */
const TOLD_IN_WORDS: ReadonlySet<Intent> = new Set<Intent>([
  'programme_careers',
  'programme_overview',
  'programme_compare',
  'programme_interview',
  'programme_documents',
  'programme_retake',
  'fit',
]);
export const isToldInWords = (intent: Intent): boolean => TOLD_IN_WORDS.has(intent);

/** What weighs, in whatever words; each is answered by a talk. */
export const FEELINGS = ['worry', 'failed', 'pressure', 'lost', 'late'] as const satisfies readonly Intent[];
export const isFeeling = (intent: string): intent is (typeof FEELINGS)[number] =>
  FEELINGS.some((one) => one === intent);
