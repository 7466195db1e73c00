import { type LevelSummary, levelName, type Programme, splitTitle } from '@lodestar/domain';
import { Check, CircleAlert, Plus, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { htmlLang } from '../../../../shared/i18n/languages.ts';
import { GradesAlone } from '../../../../shared/programme/grades-alone.tsx';
import { titleIn } from '../../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { LevelBadge } from '../../../../shared/ui/level-badge.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { foundIn, markedParts } from '../../model/found-in.ts';
import { optionId, type ProgrammeSearchBox } from '../../model/use-programme-search-box.ts';
import { useAdmission } from '../admission-provider.tsx';

interface SearchDropdownProps {
  readonly id: string;
  readonly box: ProgrammeSearchBox;
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
        <div className="grid justify-items-start gap-2">
          <p>
            <b className="font-strong">{t(`find.${kind}`)}</b>
            <br />
            <span className="text-ink-2">{t(`find.${kind}Hint`)}</span>
          </p>
          {kind !== 'error' && (
            <Button size="sm" onClick={search.retry}>
              <RotateCw aria-hidden="true" />
              {t('find.retry')}
            </Button>
          )}
        </div>
      </div>
    );
  }
  const isCut = search.total > results.length;
  return (
    <div className={FRAME}>
      <p role="status" className={results.length === 0 ? 'px-3 py-3 text-sm leading-snug' : 'sr-only'}>
        {results.length === 0 ? t('find.none', { query }) : t('find.found', { count: search.total })}
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
        {isCut && (
          <span className="mb-1 block text-ink-2">
            {t('find.first', { shown: results.length, count: search.total })}
          </span>
        )}
        {local ? t('find.local') : t('find.tip')}
      </p>
    </div>
  );
}

/** A programme, and how it stands to the pupil. */
interface FoundProgramme {
  readonly programme: Programme;
  readonly level: LevelSummary | null;
  readonly chosen: boolean;
}

interface SearchOptionProps {
  readonly id: string;
  readonly result: FoundProgramme;
  readonly query: string;
  readonly active: boolean;
  readonly onPick: (programme: Programme) => void;
  readonly onHover: () => void;
}

function SearchOption({ id, result, query, active, onPick, onHover }: SearchOptionProps) {
  const { programme, level, chosen } = result;
  const wording = useWording();
  const { t } = wording;
  const Mark = chosen ? Check : Plus;
  const found = foundIn(programme, query, wording.language);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox that owns the list
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onClick={() => onPick(programme)}
      onPointerMove={onHover}
      className={classNames(
        'grid min-h-13 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 rounded-2 px-2.5 py-1.5 md:grid-cols-[minmax(0,1fr)_auto_1.5rem]',
        active && 'bg-accent-tint',
      )}
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-1.5 text-xs leading-snug">
          <b className="font-strong tracking-code">
            <MarkedText text={programme.code} query={query} />
          </b>
          <span className="text-muted">
            {t(`institution.${programme.institution}`)} ·{' '}
            <MarkedText text={programme.short_name} query={query} />
          </span>
          {programme.new_programme && <Tag tone="new">{t('programme.new')}</Tag>}
        </span>
        <span className="block text-sm leading-snug">
          <MarkedText text={splitTitle(titleIn(programme, wording.language)).main} query={query} />
        </span>
        {found !== null && (
          <span lang={htmlLang(found.language)} className="line-clamp-2 text-ink-2 text-xs leading-snug">
            <MarkedText text={found.text} query={query} />
          </span>
        )}
        {chosen && <span className="sr-only">{t('find.chosen')}</span>}
      </span>
      {level !== null && (
        <span className="grid justify-items-end gap-0.5">
          <LevelBadge
            level={level.classification}
            name={levelName(level.classification, level.reason, wording.language)}
          />
          <GradesAlone programme={programme} level={level} />
        </span>
      )}
      <Mark
        aria-hidden="true"
        className="hidden size-5 place-self-center stroke-[1.75] text-accent md:block"
      />
    </div>
  );
}

interface MarkedTextProps {
  readonly text: string;
  readonly query: string;
}

/** A text with what was searched for underlined. */
function MarkedText({ text, query }: MarkedTextProps) {
  return markedParts(text, query).map(({ text: part, start, marked }) =>
    marked ? (
      <mark
        key={start}
        className="bg-transparent font-strong text-inherit underline decoration-2 decoration-accent underline-offset-[0.2em]"
      >
        {part}
      </mark>
    ) : (
      <span key={start}>{part}</span>
    ),
  );
}
