import { ArrowDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { useStickToEnd } from '../../model/use-stick-to-end.ts';
import { AboutLine } from './about-line.tsx';

interface LogFrameProps {
  /** Another conversation is shown from its end again. */
  readonly watched: string;
  readonly children: ReactNode;
}

/** Where the conversation scrolls, from what Eddy is down to the newest message. */
export function LogFrame({ watched, children }: LogFrameProps) {
  const { t } = useTranslation('counsellor');
  const list = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { atEnd, toEnd } = useStickToEnd(list, content, watched);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={list}
        aria-label={t('talk.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-(--gutter) pt-5 pb-6 focus-visible:-outline-offset-3"
      >
        <div ref={content} className="mx-auto max-w-184">
          <h2 className="sr-only">{t('talk.log')}</h2>
          <AboutLine />
          {children}
        </div>
      </section>
      {!atEnd && (
        <IconButton
          label={t('talk.latest')}
          onClick={toEnd}
          className="absolute end-(--gutter) bottom-3 rounded-full! border border-line-strong bg-surface text-accent shadow-2"
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
