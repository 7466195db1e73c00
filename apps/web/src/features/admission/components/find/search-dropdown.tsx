import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useAdmission } from '../../model/admission.ts';
import type { ProgrammeSearchBox } from '../../model/use-programme-search-box.ts';
import { SearchOption } from './search-option.tsx';

interface SearchDropdownProps {
  readonly id: string;
  readonly box: ProgrammeSearchBox;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

const FRAME =
  'absolute inset-x-0 top-[calc(3rem+6px)] z-(--z-pop) rounded-3 border border-line bg-surface p-1 shadow-2';

/** What a search came to: programmes, nothing, or why it failed. */
export function SearchDropdown({ id, box }: SearchDropdownProps) {
  const { choices, levelOf } = useAdmission();
  const { t } = useWording();
  const { search, query, active, pick, hover } = box;
  const { results, problem, local } = search;

  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  if (problem !== null || results === null) {
    const kind = problem ?? 'error';
    return (
      <div role="alert" className={`${FRAME} flex gap-2 px-3 py-3 text-sm leading-snug`}>
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        <p>
          <b className="font-strong">{t(`find.${kind}`)}</b>
          <br />
          <span className="text-ink-2">{t(`find.${kind}Hint`)}</span>
        </p>
      </div>
    );
  }
  return (
    <div className={FRAME}>
      <p role="status" className={results.length === 0 ? 'px-3 py-3 text-sm leading-snug' : 'sr-only'}>
        {results.length === 0 ? t('find.none', { query }) : t('find.found', { count: results.length })}
      </p>
      {results.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t('find.results')}
          tabIndex={-1}
          className="max-h-[min(24rem,60dvh)] overflow-y-auto overscroll-contain"
        >
          {results.map((programme, index) => (
            <SearchOption
              key={programme.code}
              id={optionId(id, index)}
              result={{
                programme,
                level: levelOf(programme.code),
                chosen: choices.has(programme.code),
              }}
              query={query}
              active={index === active}
              onPick={pick}
              onHover={() => hover(index)}
            />
          ))}
        </div>
      )}
      <p className="mt-1 border-line border-t px-2.5 pt-2 pb-1.5 text-muted text-xs leading-snug">
        {local ? t('find.local') : t('find.tip')}
      </p>
    </div>
  );
}
