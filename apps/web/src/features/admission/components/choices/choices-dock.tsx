import { bandRoom, JUPAS_BANDS, jupasBandAt, PLACES_OF_BAND } from '@lodestar/domain';
import { ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { footBar } from '../../../../shared/ui/foot-bar.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { Sheet } from '../../../../shared/ui/sheet.tsx';
import { ShowButton } from '../../show/show-button.tsx';
import { useAdmission } from '../admission-provider.tsx';
import { LiveRegion } from '../kept-notices.tsx';
import { holdsNothing, LaterChoicesPanel } from './choices-aside.tsx';
import { ChoicesEmpty } from './choices-empty.tsx';

/** On a phone the list lies in a sheet behind a bar that is always at hand. */
export function ChoicesDock() {
  const { choices } = useAdmission();
  const { t } = useWording();
  const [open, setOpen] = useState(false);
  const count = choices.codes.length;
  const close = () => {
    setOpen(false);
    choices.forgetRemoval();
  };
  if (holdsNothing(choices) && !open) return null;
  return (
    <>
      <DockBar onOpen={() => setOpen(true)} />
      <Sheet
        open={open}
        onClose={close}
        title={t('choices.title')}
        aside={
          <span className="flex items-center gap-3">
            {t('choices.count', { count, max: choices.size })}
            <ShowButton />
          </span>
        }
      >
        {holdsNothing(choices) ? <ChoicesEmpty onFind={close} /> : <LaterChoicesPanel onFind={close} />}
        <RemovedBar />
        <LiveRegion />
      </Sheet>
    </>
  );
}

/** What the bands still have room for. */
function useRoomWords(): string {
  const { choices } = useAdmission();
  const { t } = useWording();
  const { t: lists } = useTranslation('lists');
  const { codes, kind } = choices;
  if (kind === 'full') {
    const band = jupasBandAt(codes.length);
    return band === null
      ? lists('complete')
      : lists('slot', { count: PLACES_OF_BAND[band].to - codes.length, band });
  }
  const room = bandRoom(codes);
  if (room.A > 0) return t('choices.dockRoomA', { room: room.A });
  return room.B > 0 ? t('choices.dockFullA', { room: room.B }) : t('choices.dockBoth');
}

const FIRST_OF_BAND: ReadonlySet<number> = new Set(JUPAS_BANDS.map((band) => PLACES_OF_BAND[band].from - 1));

/** "5 of 6 chosen · Band A full", with the level of each choice as a strip of colour. */
function DockBar({ onOpen }: { readonly onOpen: () => void }) {
  const { choices, levelOf } = useAdmission();
  const { t } = useWording();
  const bands = useRoomWords();
  const { codes, size, kind } = choices;
  const places = Array.from({ length: size }, (_, index) => index);
  return (
    <button
      ref={footBar}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="sticky bottom-0 z-(--z-sticky) flex min-h-15 w-full items-center gap-3 border-line border-t bg-surface px-(--gutter) pb-[env(safe-area-inset-bottom)] shadow-2"
    >
      <span
        aria-hidden="true"
        className={classNames('flex shrink-0', kind === 'six' ? 'gap-[3px]' : 'gap-px')}
      >
        {places.map((place) => {
          const code = codes[place];
          const level = code === undefined ? null : (levelOf(code)?.classification ?? -1);
          return (
            <span
              key={place}
              data-level={level ?? undefined}
              className={classNames(
                'h-5.5 rounded-[2px]',
                kind === 'six' ? 'w-2' : 'w-[3px]',
                place > 0 && FIRST_OF_BAND.has(place) && (kind === 'six' ? 'ms-[5px]' : 'ms-[2px]'),
                level === null ? 'border-[1.5px] border-line-strong' : 'bg-level',
              )}
            />
          );
        })}
      </span>
      <span className="leading-snug">
        <b className="font-strong">{t('choices.dockCount', { count: codes.length, max: size })}</b>
        <br />
        <span className="text-muted text-xs">{bands}</span>
      </span>
      <ChevronUp aria-hidden="true" className="ms-auto size-5 stroke-[1.75] text-accent" />
    </button>
  );
}

/** The toast of a removal, inside the sheet: toasts of the page lie behind it. */
function RemovedBar() {
  const { choices } = useAdmission();
  const { t } = useWording();
  const { removed, undoRemoval, forgetRemoval } = choices;
  return (
    <div role="status" className="sticky bottom-0 z-3">
      {removed !== null && (
        <div className="mt-4 flex min-h-13 items-center gap-3 rounded-2 bg-ink py-1 ps-4 pe-1 text-paper text-sm leading-snug shadow-2">
          <span className="min-w-0 flex-1">{t('choices.removed', { code: removed })}</span>
          <button
            type="button"
            className="min-h-(--tap) px-2 font-medium underline underline-offset-4"
            onClick={undoRemoval}
          >
            {t('choices.undo')}
          </button>
          <IconButton
            label={t('kept.dismiss')}
            className="text-inherit hover:bg-transparent"
            onClick={forgetRemoval}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
