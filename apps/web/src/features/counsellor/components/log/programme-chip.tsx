import { type LevelOrNone, type Programme, splitTitle } from '@lodestar/domain';
import { ChevronDown, ChevronUp, ExternalLink } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '../../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useSurroundings } from '../../model/counsellor.ts';
import { ChipContent } from './chip-content.tsx';

interface ProgrammeChipProps {
  readonly code: string;
  /** Null until known. */
  readonly programme: Programme | null;
  readonly level: LevelOrNone | null;
  readonly before: LevelOrNone | null;
  /** Opens the receipt; else it leads to the programme's page. */
  readonly opens: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const FRAME =
  'block w-full rounded-2 border border-line bg-surface text-ink no-underline hover:border-accent aria-expanded:border-accent';

export function ProgrammeChip({ code, programme, level, before, opens, open, onOpen }: ProgrammeChipProps) {
  const { t } = useTranslation('counsellor');
  const { language } = useWording();
  const { Receipt } = useSurroundings();
  const receipt = useId();
  const item = useRef<HTMLLIElement>(null);
  const name = programme === null ? '' : splitTitle(titleIn(programme, language)).main;
  const url = programme?.url ?? programme?.jupas_url ?? null;
  useEffect(() => {
    if (open) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);

  const leads = url === null ? undefined : ExternalLink;
  const unfolds = open ? ChevronUp : ChevronDown;
  const Icon = opens ? unfolds : leads;
  const content = (
    <ChipContent code={code} programme={programme} level={level} before={before} {...(Icon && { Icon })} />
  );

  if (!opens) {
    return (
      <li>
        {url === null ? (
          <div className={FRAME}>{content}</div>
        ) : (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('chip.page', { code, name })}
            className={FRAME}
          >
            {content}
          </a>
        )}
      </li>
    );
  }
  return (
    <li ref={item}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? receipt : undefined}
        onClick={() => onOpen(!open)}
        className={FRAME}
      >
        {content}
      </button>
      {open && (
        <div className="mt-2 mb-3 max-[599px]:-ms-12">
          <Receipt id={receipt} code={code} />
          <p className="mt-1.5 text-muted text-xs">{t('chip.now')}</p>
        </div>
      )}
    </li>
  );
}
