import { Link } from 'react-router';
import { yearOfCollection } from '../../../shared/programme/programme-facts.ts';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { useProgrammesWords } from '../model/fact-words.ts';

interface UnknownProgrammeProps {
  readonly code: string;
  readonly collection: string;
  readonly list: string;
}

/** What is said at an address that no programme of the year has. */
export function UnknownProgramme({ code, collection, list }: UnknownProgrammeProps) {
  const t = useProgrammesWords();
  const shown = code.slice(0, 12);
  return (
    <div className="mx-auto mt-8 max-w-xl">
      <h1 tabIndex={-1} className="wrap-anywhere mb-4">
        {t('page.unknownTitle', { code: shown })}
      </h1>
      <EmptyState
        title={t('page.unknownText', { year: yearOfCollection(collection) })}
        action={
          <Link to={list} className={buttonStyles('primary', 'md')}>
            {t('page.back')}
          </Link>
        }
      />
    </div>
  );
}
