import { BAND_SIZE, bandRoom } from '@lodestar/domain';
import { useState } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { WorkNote } from '../../../../shared/work/work-note.tsx';
import { useAdmission } from '../../model/admission.ts';
import { useKeyboardSorting } from '../../model/use-keyboard-sorting.ts';
import { BandHeading } from './band-heading.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { CompleteMessage } from './complete-message.tsx';
import { EmptySlot } from './empty-slot.tsx';
import { SortingArea } from './sorting-area.tsx';

/** The ordered list in its two bands: sorted by dragging a handle, or by the arrow keys on it. */
export function ChoicesPanel() {
  const { choices, catalogue } = useAdmission();
  const { t } = useWording();
  const { codes } = choices;
  const [openCode, setOpenCode] = useState<string | null>(null);
  const keyboard = useKeyboardSorting();
  const room = bandRoom(codes);
  const bands = [
    { band: 'A', title: t('choices.bandA'), start: 0, room: room.A } as const,
    { band: 'B', title: t('choices.bandB'), start: BAND_SIZE, room: room.B } as const,
  ];
  const noBandB = codes.slice(BAND_SIZE).find((code) => catalogue?.find(code)?.no_band_b_offer === true);

  return (
    <SortingArea>
      {bands.map(({ band, title, start, room: free }) => (
        <section key={band} aria-label={title} className="mt-4 first:mt-0">
          <BandHeading title={title} room={free} />
          <ol start={start + 1}>
            {codes.slice(start, start + BAND_SIZE).map((code, index) => (
              <ChoiceRow
                key={code}
                code={code}
                index={start + index}
                open={openCode === code}
                onOpen={(open) => setOpenCode(open ? code : null)}
                keyboard={keyboard}
              />
            ))}
          </ol>
          {free > 0 && (
            <EmptySlot
              rank={start + BAND_SIZE - free + 1}
              band={band}
              room={free}
              noBandB={band === 'B' ? (noBandB ?? null) : null}
            />
          )}
        </section>
      ))}
      {choices.full && <CompleteMessage noBandB={noBandB ?? null} />}
      <div className="mt-4">
        <WorkNote part="choices" guest={t('kept.guest')} />
      </div>
      <p className="mt-2 text-muted text-xs leading-snug">{t('choices.note')}</p>
    </SortingArea>
  );
}
