import { type Classification, classify, explainLevel, levelSentenceWords } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { briefOf } from '../standing.ts';
import { askedWords } from './requirement-words.ts';
import { paragraphs, type Wording } from './wording.ts';

const BOLD = /<\/?b>/g;

/** Why a programme has its level, in the sentences of the receipt; null for a programme that is not of this year. */
export function whyWords(code: string, context: EddyContext, wording: Wording): string | null {
  const { catalogue, grades, language } = context;
  const entry = catalogue.entry(code);
  if (entry === undefined) return null;
  const { texts, say, list, grade, level, joined } = wording;
  const classification: Classification = classify(catalogue, entry.programme, grades);
  const names = {
    required: (unmet: Parameters<typeof askedWords>[0]) => askedWords(unmet, wording),
    grade,
    forms: (forms: readonly (keyof typeof texts.facet.form)[]) =>
      list(forms.map((form) => texts.facet.form[form])),
  };
  const { headline, certainty } = explainLevel(entry, classification);
  const inWords = (sentences: typeof headline) =>
    joined(sentences.map((one) => levelSentenceWords(one, language, names).replace(BOLD, '**')));
  const { short_name: short, institution_name: institution } = briefOf(entry.programme, context);
  const isNamed = classification.classification !== -1;
  const values = {
    code,
    short,
    institution,
    level: level(classification.classification),
    why: inWords(headline),
  };
  return paragraphs([say(isNamed ? texts.why.lead : texts.why.leadNone, values), inWords(certainty)]);
}
