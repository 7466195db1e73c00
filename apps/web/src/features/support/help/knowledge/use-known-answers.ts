import type { Language } from '@lodestar/domain';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../../../shared/use-debounced-value.ts';
import { askKnowledge } from './ask-knowledge.ts';
import type { KnownAnswer } from './known-answers.ts';

/** What is known of a question: nothing was asked, it is being looked up, it was, or it could not be. */
export type Known =
  | { readonly state: 'notAsked' | 'looking' | 'failed' }
  | { readonly state: 'found'; readonly answers: readonly KnownAnswer[] };

const REST_MS = 250;
const LEAST_LETTERS = 2;

interface Lookup {
  readonly asked: string;
  readonly language: Language;
  /** Null: it could not be looked up. */
  readonly answers: readonly KnownAnswer[] | null;
}

/** Looks up what is typed, once it rests. */
export function useKnownAnswers(asked: string, language: Language): Known {
  const typed = asked.trim();
  const rested = useDebouncedValue(typed, REST_MS);
  const [lookup, setLookup] = useState<Lookup | null>(null);
  useEffect(() => {
    if (rested.length < LEAST_LETTERS) return;
    let isCurrent = true;
    const keep = (answers: Lookup['answers']) => {
      if (isCurrent) setLookup({ asked: rested, language, answers });
    };
    askKnowledge({ asked: rested, language }).then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [rested, language]);
  if (typed.length < LEAST_LETTERS) return { state: 'notAsked' };
  if (lookup === null || lookup.asked !== typed || lookup.language !== language) return { state: 'looking' };
  return lookup.answers === null ? { state: 'failed' } : { state: 'found', answers: lookup.answers };
}
