import { useTranslation } from 'react-i18next';
import { usePageConfig } from '../../../../shared/api/use-page-config.ts';
import { footBar } from '../../../../shared/ui/foot-bar.ts';
import { BarTools, type BarToolsProps } from './bar-tools.tsx';
import { MessageBox } from './message-box.tsx';
import { ReferenceLine } from './reference-line.tsx';

/** Everything at hand below the conversation: what is referred to, the drawers, the length, and the message. */
export function MessageBar(tools: BarToolsProps) {
  const { t } = useTranslation('counsellor');
  const counsellor = usePageConfig()?.counsellor;
  return (
    <div
      ref={footBar}
      className="border-line border-t bg-paper px-(--gutter) pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto max-w-184">
        <ReferenceLine />
        <BarTools {...tools} />
        <MessageBox />
        <p className="mt-1.5 min-h-4 text-center text-2xs text-muted leading-snug">
          {counsellor && t(`about.short.${counsellor}`)}
        </p>
      </div>
    </div>
  );
}
