import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext } from '@dnd-kit/sortable';
import {
  BAND_SIZE,
  type Catalogue,
  JUPAS_BANDS,
  type JupasBand,
  jupasBandAt,
  offerShares,
  PLACES_OF_BAND,
} from '@lodestar/domain';
import { Check } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openContact } from '../../../../shared/contact/contact-request.ts';
import { AskEddyButton } from '../../../../shared/eddy/ask-eddy-button.tsx';
import { useWording, type Wording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { WorkNote } from '../../../../shared/work/saving.tsx';
import { bandName } from '../../model/use-choices.ts';
import { useKeyboardSorting } from '../../model/use-keyboard-sorting.ts';
import { useAdmission, useAnnounce } from '../admission-provider.tsx';
import { ListChecks } from '../checks/list-checks.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { ShortlistSection } from '../lists/shortlist-section.tsx';
import { ChancePanel } from './chance-panel.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { ChoicesEmpty, type ChoicesEmptyProps } from './choices-empty.tsx';

/** The list that is open, in its bands: sorted by dragging a handle, or by the arrow keys on it. */
export function ChoicesPanel({ onFind }: ChoicesEmptyProps) {
  const { choices, catalogue } = useAdmission();
  const wording = useWording();
  const { t } = wording;
  const { t: lists } = useTranslation('lists');
  const { codes, kind } = choices;
  const [openCode, setOpenCode] = useState<string | null>(null);
  const keyboard = useKeyboardSorting();
  const noBandB = kind === 'six' ? bandBWarnings(codes.slice(BAND_SIZE), catalogue, wording) : [];
  const shares = useMemo(
    () => (kind === 'six' || catalogue === null ? null : offerShares(catalogue.programmes)),
    [kind, catalogue],
  );

  return (
    <>
      <ListHead />
      {codes.length === 0 ? (
        <ChoicesEmpty onFind={onFind} />
      ) : (
        <SortingArea>
          {JUPAS_BANDS.filter((band) => PLACES_OF_BAND[band].to <= choices.size).map((band) => {
            const { from, to } = PLACES_OF_BAND[band];
            const inBand = codes.slice(from - 1, to);
            const room = to - from + 1 - inBand.length;
            const title = t('choices.band', { band });
            return (
              <section key={band} aria-label={title} className="mt-4 first:mt-0">
                <BandHeading title={title} room={room} />
                {shares !== null && (
                  <p className="mt-1 text-muted text-xs leading-snug">
                    {lists('hint', { year: shares.year, percent: shares.percent[band] })}
                  </p>
                )}
                <ol start={from}>
                  {inBand.map((code, index) => (
                    <ChoiceRow
                      key={code}
                      code={code}
                      index={from - 1 + index}
                      open={openCode === code}
                      onOpen={(open) => setOpenCode(open ? code : null)}
                      keyboard={keyboard}
                    />
                  ))}
                </ol>
                {(kind === 'six' ? room > 0 : jupasBandAt(codes.length) === band) && (
                  <EmptySlot
                    rank={to - room + 1}
                    band={band}
                    room={room}
                    warnings={band === 'B' ? noBandB : []}
                  />
                )}
              </section>
            );
          })}
          {choices.full && kind === 'six' && <CompleteMessage warnings={noBandB} />}
        </SortingArea>
      )}
      <div className="mt-4">
        <WorkNote part={kind === 'six' ? 'choices' : 'lists'} guest={t('kept.guest')} />
      </div>
      <p className="mt-2 text-muted text-xs leading-snug">
        {kind === 'six' ? t('choices.note') : lists('bands')}
      </p>
      {codes.length > 0 && <ChancePanel />}
      {codes.length > 0 && <ListChecks />}
      <ShortlistSection />
    </>
  );
}

interface BandHeadingProps {
  readonly title: string;
  readonly room: number;
}

function BandHeading({ title, room }: BandHeadingProps) {
  const { t } = useWording();
  return (
    <div className="flex items-baseline justify-between gap-3 border-ink border-b-[1.5px] pb-1">
      <h3>{title}</h3>
      <span className="text-muted text-xs">
        {room === 0 ? t('choices.full') : t('choices.room', { count: room })}
      </span>
    </div>
  );
}

interface EmptySlotProps {
  readonly rank: number;
  readonly band: JupasBand;
  readonly room: number;
  /** What is to be said of the choices in the band. */
  readonly warnings: readonly string[];
}

/** The next free place, and what the band still lacks. */
function EmptySlot({ rank, band, room, warnings }: EmptySlotProps) {
  const { choices } = useAdmission();
  const { t, sentences } = useWording();
  const { t: lists } = useTranslation('lists');
  const lacks =
    choices.kind === 'full'
      ? lists('slot', { count: room, band })
      : t(band === 'A' ? 'choices.slotA' : 'choices.slotB', { count: room });
  return (
    <div className="mt-3 flex min-h-14 items-center gap-3 rounded-2 border-[1.5px] border-line-strong border-dashed px-2 py-2 text-muted text-sm leading-snug">
      <span className="w-8 shrink-0 text-center font-display text-xl leading-none">{rank}</span>
      <span>{sentences([lacks, ...warnings])}</span>
    </div>
  );
}

/** Said once all six places are taken. `warnings`: what is to be said of the choices in Band B. */
function CompleteMessage({ warnings }: { readonly warnings: readonly string[] }) {
  const { choices, years } = useAdmission();
  const { t, sentences, list } = useWording();
  const reportProblem = () =>
    openContact({
      subject: t('choices.problemSubject'),
      message: t('choices.problemMessage', {
        year: years.collection?.replace('Programmes_', '') ?? '',
        codes: list(choices.codes),
      }),
    });
  return (
    <div className="mt-4 grid gap-1 rounded-2 bg-accent-tint p-3 text-sm leading-snug">
      <div role="status" className="flex gap-2">
        <Check aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <p>
          <b className="font-strong">{t('choices.complete')}</b>
          <br />
          {sentences([...warnings, t('choices.completeHint')])}
        </p>
      </div>
      <div className="ms-7 mt-1.5 flex flex-wrap items-center gap-2">
        <AskEddyButton label={t('askEddy.list')} message={t('askEddy.listMessage')} />
        <Button variant="quiet" size="sm" className="-ms-2.5" onClick={reportProblem}>
          {t('choices.problem')}
        </Button>
      </div>
    </div>
  );
}

/** A finger or mouse must travel so far before a row is picked up. */
const THRESHOLD = 8;
const MODIFIERS = [restrictToVerticalAxis];
/** Rows stay where they are; a line shows where the lifted one will land. */
const stay = () => null;

function vibrate() {
  navigator.vibrate?.(10);
}

/** Lets rows be dragged by their handle, with the page scrolling along near its edges. */
function SortingArea({ children }: { readonly children: ReactNode }) {
  const { choices } = useAdmission();
  const announce = useAnnounce();
  const wording = useWording();
  const { t } = wording;
  const { codes } = choices;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: THRESHOLD } }),
    useSensor(TouchSensor, { activationConstraint: { distance: THRESHOLD } }),
  );
  const placeOf = (id: string | number) => codes.indexOf(String(id));

  const drop = ({ active, over }: DragEndEvent) => {
    vibrate();
    const from = placeOf(active.id);
    const to = over === null ? from : placeOf(over.id);
    if (from === to || from === -1 || to === -1) return;
    choices.move(from, to);
    announce(t('choices.dropped', { code: String(active.id), rank: to + 1, band: bandName(to, wording) }));
  };

  const silent = () => undefined;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={MODIFIERS}
      onDragStart={vibrate}
      onDragEnd={drop}
      accessibility={{
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
        screenReaderInstructions: { draggable: t('choices.gripHelp') },
      }}
    >
      <SortableContext items={[...codes]} strategy={stay}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Names every choice outside Band A whose programme made no Band B offers, a sentence for each year of counts. */
function bandBWarnings(
  codes: readonly string[],
  catalogue: Catalogue | null,
  { t, list }: Wording,
): readonly string[] {
  const byYear = new Map<number | null, string[]>();
  for (const code of codes) {
    const programme = catalogue?.find(code);
    if (programme?.no_band_b_offer !== true) continue;
    const { statistics_year: year } = programme;
    byYear.set(year, [...(byYear.get(year) ?? []), code]);
  }
  return [...byYear].map(([year, named]) =>
    t('choices.noBandBHint', { count: named.length, list: list(named), year: year ?? '' }),
  );
}
