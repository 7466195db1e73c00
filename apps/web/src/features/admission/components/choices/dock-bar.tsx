import { BAND_SIZE, bandRoom, MAX_CHOICES } from '@lodestar/domain';
import { ChevronUp } from 'lucide-react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { footBar } from '../../../../shared/ui/foot-bar.ts';
import { useAdmission } from '../../model/admission.ts';

const PLACES = Array.from({ length: MAX_CHOICES }, (_, index) => index);

/** "5 of 6 chosen · Band A full", with the level of each choice as a strip of colour. */
export function DockBar({ onOpen }: { readonly onOpen: () => void }) {
  const { choices, levelOf } = useAdmission();
  const { t } = useWording();
  const { codes } = choices;
  const room = bandRoom(codes);
  const bands =
    room.A > 0
      ? t('choices.dockRoomA', { room: room.A })
      : room.B > 0
        ? t('choices.dockFullA', { room: room.B })
        : t('choices.dockBoth');
  return (
    <button
      ref={footBar}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="sticky bottom-0 z-(--z-sticky) flex min-h-15 w-full items-center gap-3 border-line border-t bg-surface px-(--gutter) pb-[env(safe-area-inset-bottom)] shadow-2"
    >
      <span aria-hidden="true" className="flex gap-[3px]">
        {PLACES.map((place) => {
          const code = codes[place];
          const level = code === undefined ? null : (levelOf(code)?.classification ?? -1);
          return (
            <span
              key={place}
              data-level={level ?? undefined}
              className={classNames(
                'h-5.5 w-2 rounded-[2px]',
                place === BAND_SIZE && 'ms-[5px]',
                level === null ? 'border-[1.5px] border-line-strong' : 'bg-level',
              )}
            />
          );
        })}
      </span>
      <span className="leading-snug">
        <b className="font-strong">{t('choices.dockCount', { count: codes.length, max: MAX_CHOICES })}</b>
        <br />
        <span className="text-muted text-xs">{bands}</span>
      </span>
      <ChevronUp aria-hidden="true" className="ms-auto size-5 stroke-[1.75] text-accent" />
    </button>
  );
}
