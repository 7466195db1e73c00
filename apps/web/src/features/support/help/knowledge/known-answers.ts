import type { Language } from '@lodestar/domain';
import { type KnowledgeEntry, type KnowledgeFile, openSearch, searchKnowledge } from '@lodestar/eddy';

export interface KnownQuestion {
  readonly asked: string;
  readonly language: Language;
}

/** A sourced answer in the language it was asked in. */
export interface KnownAnswer {
  readonly id: string;
  /** As pupils ask it. */
  readonly question: string;
  readonly answer: string;
  readonly next: string;
  /** The day on which the first of its facts was looked up, such as `2026-11-22`. */
  readonly checkedOn: string;
  /** Where it was read, each page once; none: general knowledge. */
  readonly sources: readonly { readonly name: string; readonly link: string | null }[];
}

/** As pupils type it, with the capitals of English. */
const capitalised = (text: string) => (text.slice(0, 1).toUpperCase() + text.slice(1)).replace(/\bi\b/g, 'I');

function answerIn(language: Language, entry: KnowledgeEntry): KnownAnswer {
  const { id, questions, answer, next, facts } = entry;
  const links = new Map(
    facts.flatMap(({ source }) => (source ? [[source.name[language], source.link] as const] : [])),
  );
  return {
    id,
    question: capitalised(questions[language][0] ?? ''),
    answer: answer[language],
    next: next[language],
    checkedOn: facts.map(({ checked_on }) => checked_on).sort()[0] ?? '',
    sources: [...links].map(([name, link]) => ({ name, link })),
  };
}

/** How near an answer must be beside the nearest one. */
const SHARE_OF_NEAREST = 0.6;

/** Answers questions with what Eddy would look up for them: at most four answers, the nearest first. */
export function knownAnswers(file: KnowledgeFile): (question: KnownQuestion) => readonly KnownAnswer[] {
  const search = openSearch(file);
  return ({ asked, language }) => {
    const matches = searchKnowledge(asked, search);
    const least = (matches[0]?.score ?? 0) * SHARE_OF_NEAREST;
    return matches.filter(({ score }) => score >= least).map(({ entry }) => answerIn(language, entry));
  };
}
