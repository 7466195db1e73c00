import type { Band } from '@lodestar/domain';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useAdmission } from '../../model/admission.ts';

interface EmptySlotProps {
  readonly rank: number;
  readonly band: Band;
  readonly room: number;
  /** A choice in Band B that made no Band B offers; null when there is none. */
  readonly noBandB: string | null;
}

/** The next free place, and what the band still lacks. */
export function EmptySlot({ rank, band, room, noBandB }: EmptySlotProps) {
  const { catalogue } = useAdmission();
  const { t, sentences } = useWording();
  const lacks = band === 'A' ? t('choices.slotA', { count: room }) : t('choices.slotB', { count: room });
  const year = noBandB === null ? null : (catalogue?.find(noBandB)?.statistics_year ?? null);
  return (
    <div className="mt-3 flex min-h-14 items-center gap-3 rounded-2 border-[1.5px] border-line-strong border-dashed px-2 py-2 text-muted text-sm leading-snug">
      <span className="w-8 shrink-0 text-center font-display text-xl leading-none">{rank}</span>
      <span>
        {sentences([
          lacks,
          ...(noBandB === null ? [] : [t('choices.noBandBHint', { code: noBandB, year: year ?? '' })]),
        ])}
      </span>
    </div>
  );
}
