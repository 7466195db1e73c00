import { type LevelSummary, type Programme, splitTitle } from '@lodestar/domain';
import { Check, Plus } from 'lucide-react';
import { htmlLang } from '../../../../shared/i18n/languages.ts';
import { levelName } from '../../../../shared/programme/level-words.ts';
import { titleIn } from '../../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { LevelBadge } from '../../../../shared/ui/level-badge.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { foundIn } from '../../model/found-in.ts';
import { MarkedText } from './marked-text.tsx';

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

export function SearchOption({ id, result, query, active, onPick, onHover }: SearchOptionProps) {
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
        <LevelBadge
          level={level.classification}
          name={levelName(level.classification, level.reason, wording)}
        />
      )}
      <Mark
        aria-hidden="true"
        className="hidden size-5 place-self-center stroke-[1.75] text-accent md:block"
      />
    </div>
  );
}
