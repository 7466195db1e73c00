import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import {
  figureWords,
  type JupasBand,
  jupasBandAt,
  type Programme,
  splitTitle,
  subjectShortfall,
} from '@lodestar/domain';
import { GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { titleIn, yearOfCollection } from '../../../../shared/programme/programme-facts.ts';
import { PlaceholderLength, ProgrammeTags } from '../../../../shared/programme/programme-tags.tsx';
import { lengthWords } from '../../../../shared/programme/study-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { HintedLink } from '../../../../shared/ui/hinted-link.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { gripId, type KeyboardSorting } from '../../model/use-keyboard-sorting.ts';
import { useAdmission } from '../admission-provider.tsx';
import { ChoiceNote } from '../lists/choice-note.tsx';
import { LevelButton, ScoreSpark } from '../programme/level-button.tsx';
import { LaterReceipt } from '../receipt/later-receipt.tsx';

interface ChoiceRowProps {
  readonly code: string;
  readonly index: number;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly keyboard: KeyboardSorting;
}

/** One choice: handle, rank, what it is, its level, a way to remove it, and the receipt when it is opened. */
export function ChoiceRow({ code, index, open, onOpen, keyboard }: ChoiceRowProps) {
  const { catalogue } = useAdmission();
  const lifted = keyboard.lifted === code;
  const { t } = useWording();
  const receipt = useId();
  const sorting = useSortable({ id: code });
  const { isDragging, isOver, activeIndex, transform } = sorting;
  const programme = catalogue?.find(code);
  const landing = isOver && !isDragging ? (activeIndex > index ? 'above' : 'below') : null;

  return (
    <li className={classNames('relative', !open && 'border-line border-b')}>
      {landing !== null && (
        <span
          aria-hidden="true"
          data-landing={landing}
          className={classNames(
            'absolute inset-x-0 z-1 h-[3px] rounded-1 bg-accent',
            landing === 'above' ? '-top-0.5' : '-bottom-0.5',
          )}
        />
      )}
      <div
        ref={sorting.setNodeRef}
        style={{ transform: CSS.Translate.toString(transform) }}
        className={classNames(
          'grid grid-cols-[1.75rem_1.6rem_minmax(0,1fr)_var(--tap)] items-start py-2',
          isDragging && 'relative z-2 -rotate-[0.8deg] rounded-2 bg-surface shadow-3',
          lifted && 'rounded-2 bg-accent-tint shadow-2',
        )}
      >
        <ChoiceGrip
          code={code}
          rank={index + 1}
          lifted={lifted}
          pointer={sorting.listeners}
          setNode={sorting.setActivatorNodeRef}
          onKey={keyboard.onKeyDown}
          onBlur={keyboard.onBlur}
        />
        <span aria-hidden="true" className="text-center font-display text-xl leading-(--tap)">
          {index + 1}
        </span>
        <div className="min-w-0">
          <ChoiceFacts code={code} programme={programme ?? null} />
          <ChoiceNote code={code} />
        </div>
        <IconButton
          label={t('choices.remove', { code })}
          className="-me-2.5 justify-self-end text-muted"
          onClick={() => keyboard.remove(code)}
        >
          <X aria-hidden="true" />
        </IconButton>
        {programme !== undefined && (
          <ChoiceLevel
            programme={programme}
            band={jupasBandAt(index)}
            open={open}
            receipt={receipt}
            onOpen={onOpen}
          />
        )}
      </div>
      {open && programme !== undefined && (
        <div className="pb-4">
          <LaterReceipt id={receipt} code={code} band={jupasBandAt(index)} />
        </div>
      )}
    </li>
  );
}

interface ChoiceFactsProps {
  readonly code: string;
  /** Null when the year does not have it, or is still loading. */
  readonly programme: Programme | null;
}

function UnknownChoice({ code }: { readonly code: string }) {
  const { years, catalogueState } = useAdmission();
  const { t } = useWording();
  const loading = catalogueState.catalogue === null && !catalogueState.failed && !years.failed;
  if (loading) {
    return (
      <div className="grid min-h-32 content-start gap-2.5 ps-2 pt-2">
        <span className="font-strong text-xs leading-snug tracking-code">{code}</span>
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-6 w-28" />
      </div>
    );
  }
  return (
    <div className="grid gap-1 pt-2 ps-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        <b className="font-strong tracking-code">{code}</b>
        <span className="text-muted">
          <PlaceholderLength code={code} />
        </span>
        {years.collection !== null && catalogueState.catalogue !== null && (
          <Tag tone="estimated">
            {t('programme.unknownHere', { year: yearOfCollection(years.collection) })}
          </Tag>
        )}
      </p>
      <p className="font-medium leading-snug">{t('programme.placeholder', { code })}</p>
    </div>
  );
}

/** What a choice is: code, short name with a link to its page, institution, years, badges and title. */
function ChoiceFacts({ code, programme }: ChoiceFactsProps) {
  const wording = useWording();
  const { t, language } = wording;
  const { grades, enough } = useAdmission();
  if (programme === null) return <UnknownChoice code={code} />;
  const shortfall = enough ? subjectShortfall(programme, grades) : null;
  const page = programme.url ?? programme.jupas_url;
  const title = splitTitle(titleIn(programme, language)).main;
  return (
    <div className="min-w-0 ps-2 pt-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs leading-snug">
        <b className="font-strong tracking-code">{code}</b>
        {page === null ? (
          <span className="min-w-0 break-words">{programme.short_name}</span>
        ) : (
          <HintedLink
            href={page}
            hint={t('programme.view')}
            aria-label={t('programme.viewName', { name: programme.short_name })}
            className="tap-target min-w-0 break-words"
          >
            {programme.short_name}
          </HintedLink>
        )}
        <span className="text-muted">{t(`institution.${programme.institution}`)}</span>
        <span className="text-muted">{lengthWords(programme, wording) ?? t('study.lengthUnknown')}</span>
      </div>
      <p className="mt-0.5 font-medium leading-snug">{title}</p>
      <div className="mt-1 flex flex-wrap items-center gap-2 empty:hidden">
        <ProgrammeTags programme={programme} />
      </div>
      {shortfall !== null && (
        <p className="mt-1 text-ink-2 text-xs leading-snug">{figureWords(shortfall, language)}</p>
      )}
    </div>
  );
}

interface ChoiceGripProps {
  readonly code: string;
  readonly rank: number;
  readonly lifted: boolean;
  readonly pointer: ReturnType<typeof useSortable>['listeners'];
  readonly setNode: (node: HTMLElement | null) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, code: string) => void;
  readonly onBlur: (code: string) => void;
}

/** The handle of a row: dragged with mouse or finger, moved with the arrow keys. The sheet leaves its gestures alone. */
function ChoiceGrip({ code, rank, lifted, pointer, setNode, onKey, onBlur }: ChoiceGripProps) {
  const { t } = useWording();
  const help = useId();
  return (
    <button
      ref={setNode}
      {...pointer}
      id={gripId(code)}
      type="button"
      aria-label={t('choices.grip', { code, rank })}
      aria-describedby={help}
      aria-pressed={lifted}
      data-base-ui-swipe-ignore
      onKeyDown={(event) => onKey(event, code)}
      onBlur={() => onBlur(code)}
      className="-ms-2 grid min-h-(--tap) w-9 cursor-grab touch-none place-items-center rounded-1 text-muted hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" className="size-5 stroke-[1.75]" />
      <span id={help} hidden>
        {t('choices.gripHelp')}
      </span>
    </button>
  );
}

interface ChoiceLevelProps {
  readonly programme: Programme;
  readonly band: JupasBand | null;
  readonly open: boolean;
  /** Id of the receipt. */
  readonly receipt: string;
  readonly onOpen: (open: boolean) => void;
}

function ChoiceLevel({ programme, band, open, receipt, onOpen }: ChoiceLevelProps) {
  const { catalogue, levelOf } = useAdmission();
  const level = levelOf(programme.code);
  if (level === null) return null;
  const curve = catalogue?.entry(programme.code)?.curve ?? null;
  return (
    <div className="col-span-2 col-start-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 ps-2 pt-1.5">
      <LevelButton
        programme={programme}
        level={level}
        band={band}
        expanded={open}
        controls={receipt}
        onPress={() => onOpen(!open)}
      />
      {curve !== null && level.percentile !== null && <ScoreSpark curve={curve} score={level.user_score} />}
    </div>
  );
}
