import { type ComponentType, lazy, Suspense } from 'react';
import type { KeptHelp } from '../model/help-lines.ts';

const HelpLineCard = lazy<ComponentType<KeptHelp>>(() =>
  import('./help-line-card.tsx').then(
    (module) => ({ default: module.HelpLineCard ?? HelpText }),
    () => ({ default: HelpText }),
  ),
);

/** Who can be called at once: as a card, and as plain text until its script is here or when it does not come. */
export function HelpLines(props: KeptHelp) {
  return (
    <Suspense fallback={<HelpText {...props} />}>
      <HelpLineCard {...props} />
    </Suspense>
  );
}

/** The help lines as text. */
function HelpText({ text }: KeptHelp) {
  return (
    <p className="mt-5 whitespace-pre-wrap rounded-2 border border-accent-line border-t-4 border-t-accent bg-surface p-5">
      {text}
    </p>
  );
}
