import { type ComponentType, lazy, Suspense } from 'react';
import { HelpText, type HelpTextProps } from './help-text.tsx';

const HelpLineCard = lazy<ComponentType<HelpTextProps>>(() =>
  import('./help-line-card.tsx').then(
    (module) => ({ default: module.HelpLineCard }),
    () => ({ default: HelpText }),
  ),
);

/** Who can be called at once: as a card, and as plain text until its script is here or when it does not come. */
export function HelpLines({ text }: HelpTextProps) {
  return (
    <Suspense fallback={<HelpText text={text} />}>
      <HelpLineCard text={text} />
    </Suspense>
  );
}
