import type { Language } from '@lodestar/domain';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../shared/i18n/languages.ts';
import { timeWords } from '../../../../shared/i18n/times.ts';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useDebouncedValue } from '../../../../shared/use-debounced-value.ts';
import { EntryItem } from '../entry-item.tsx';
import { ENTRY_LIST } from '../help-outline.tsx';
import { askKnowledge } from './ask-knowledge.ts';
import type { KnownAnswer } from './known-answers.ts';

/** Sourced answers about JUPAS, results, requirements and life beside them, under the answers about the product. */
export function KnownAnswersList({ known }: { readonly known: Known }) {
  const { t } = useTranslation('help');
  const title = useId();
  if (known.state === 'notAsked') return null;
  if (known.state === 'found' && known.answers.length === 0) return null;
  return (
    <section aria-labelledby={title} className="mt-8">
      <h2 id={title} className="text-lg">
        {t('known.title')}
      </h2>
      {known.state === 'looking' && <Skeleton className="mt-4 h-14 w-full" />}
      {known.state === 'failed' && <p className="mt-2 text-ink-2">{t('known.failed')}</p>}
      {known.state === 'found' && (
        <ul className={ENTRY_LIST}>
          {known.answers.map((answer) => (
            <KnownAnswerItem key={answer.id} known={answer} />
          ))}
        </ul>
      )}
    </section>
  );
}

function KnownAnswerItem({ known }: { readonly known: KnownAnswer }) {
  const { t, i18n } = useTranslation('help');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { question, answer, next, sources, checkedOn } = known;
  return (
    <EntryItem heading="h3" question={question} answerId={id} open={open} onToggle={() => setOpen(!open)}>
      <p>{answer}</p>
      <p className="mt-2">{t('known.next', { next })}</p>
      {sources.length > 0 && (
        <div className="mt-2 text-sm leading-snug">
          <p>{t('known.checked', { day: timeWords(checkedOn, 'longDay', languageOf(i18n.language)) })}</p>
          <ul className="flex flex-wrap gap-x-4">
            {sources.map(({ name, link }) => (
              <li key={name}>
                {link === null ? (
                  <span className="inline-flex min-h-(--tap) items-center">{name}</span>
                ) : (
                  <a
                    href={link}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-(--tap) items-center"
                  >
                    {name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </EntryItem>
  );
}

/** What is known of a question: nothing was asked, it is being looked up, it was, or it could not be. */
type Known =
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
