import { MAX_CHOICES } from '@lodestar/domain';
import { useState } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Sheet } from '../../../../shared/ui/sheet.tsx';
import { useAdmission } from '../../model/admission.ts';
import { LiveRegion } from '../live-region.tsx';
import { ChoicesEmpty } from './choices-empty.tsx';
import { DockBar } from './dock-bar.tsx';
import { LazyChoicesPanel } from './lazy-choices-panel.tsx';
import { RemovedBar } from './removed-bar.tsx';

/** On a phone the list lies in a sheet behind a bar that is always at hand. */
export function ChoicesDock() {
  const { choices } = useAdmission();
  const { t } = useWording();
  const [open, setOpen] = useState(false);
  const count = choices.codes.length;
  if (count === 0 && !open) return null;
  return (
    <>
      <DockBar onOpen={() => setOpen(true)} />
      <Sheet
        open={open}
        onClose={() => {
          setOpen(false);
          choices.forgetRemoval();
        }}
        title={t('choices.title')}
        aside={t('choices.count', { count, max: MAX_CHOICES })}
      >
        {count === 0 ? <ChoicesEmpty onFind={() => setOpen(false)} /> : <LazyChoicesPanel />}
        <RemovedBar />
        <LiveRegion />
      </Sheet>
    </>
  );
}
