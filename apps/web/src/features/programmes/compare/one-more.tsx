import { type Programme, splitTitle } from '@lodestar/domain';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { useBegun } from '../../../shared/ui/use-begun.ts';
import { SearchField } from '../components/search-field.tsx';
import { useProgrammesWords } from '../model/fact-words.ts';
import { useList } from '../model/use-list.ts';
import { useSearching } from '../model/use-searching.ts';
import type { OpenShelves } from '../model/use-shelves.ts';

/** So many are offered for a search. */
const OFFERED = 6;

interface OneMoreProps {
  readonly open: OpenShelves;
  /** Already side by side. */
  readonly codes: readonly string[];
  readonly onAdd: (code: string) => void;
}

/** A place for one more: searched for, or taken from the pupil's list. */
export function OneMore({ open, codes, onAdd }: OneMoreProps) {
  const { t } = useTranslation('compare');
  const programmes = useProgrammesWords();
  const { language } = useWording();
  const { codes: own } = useList();
  const [query, setQuery] = useState('');
  const { catalogue } = open;
  const begun = useBegun();
  const { searching, failed, retry } = useSearching(catalogue, begun || query !== '');
  const found = useMemo(
    () =>
      query === ''
        ? []
        : searching?.({ q: query, filter: {}, sort: 'fit', language, levels: null }).programmes,
    [searching, query, language],
  );
  const isFree = ({ code }: Programme) => !codes.includes(code);
  const add = (code: string) => {
    setQuery('');
    onAdd(code);
  };
  const fromList = own.flatMap((code) => catalogue.find(code) ?? []).filter(isFree);
  const offered = query === '' ? fromList : (found ?? []).filter(isFree).slice(0, OFFERED);
  return (
    <section className="mt-6 max-w-2xl print:hidden">
      <h2 className="text-lg!">{t('more')}</h2>
      <p className="mb-2 text-muted text-sm">{t('moreHint')}</p>
      <SearchField query={query} onSearch={setQuery} />
      {query === '' && fromList.length > 0 && <h3 className="mt-4 text-md!">{t('fromList')}</h3>}
      {query !== '' && found === undefined && failed && (
        <ErrorState title={programmes('failed')} detail={programmes('failedHint')} onRetry={retry} />
      )}
      {query !== '' && found !== undefined && offered.length === 0 && (
        <p className="mt-3">{t('nothing', { query })}</p>
      )}
      <ul aria-label={t('pick')} className="mt-1">
        {offered.map((programme) => (
          <Offer key={programme.code} programme={programme} onAdd={add} />
        ))}
      </ul>
    </section>
  );
}

interface OfferProps {
  readonly programme: Programme;
  readonly onAdd: (code: string) => void;
}

function Offer({ programme, onAdd }: OfferProps) {
  const { t, language } = useWording();
  const { code, institution } = programme;
  return (
    <li className="border-line border-b">
      <button
        type="button"
        onClick={() => onAdd(code)}
        className="flex min-h-13 w-full items-center gap-3 py-2 text-start leading-snug hover:bg-sunken"
      >
        <Plus aria-hidden="true" className="size-4 shrink-0 text-accent" />
        <span className="min-w-0">
          <span className="block text-sm">
            <b className="font-strong tracking-code">{code}</b>{' '}
            <span className="text-muted">{t(`institution.${institution}`)}</span>
          </span>
          {splitTitle(titleIn(programme, language)).main}
        </span>
      </button>
    </li>
  );
}
