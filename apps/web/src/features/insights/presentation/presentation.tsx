import { ChevronLeft, ChevronRight, Presentation as PresentationIcon, Printer, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SurveyTables } from '../../../shared/findings/survey-findings.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useLightPrint } from '../../../shared/ui/printing.ts';
import { useSurveyParts } from './survey-parts.tsx';

/** The findings as a page to be read and printed, or part by part on a screen. */
export function Presentation({ tables }: { readonly tables: SurveyTables }) {
  const { t } = useTranslation('presentation');
  const parts = useSurveyParts(tables);
  const { stage, place, start, leave, step } = usePresenter(parts.length);
  useLightPrint();
  const shown = place === null ? parts : parts.slice(place, place + 1);
  return (
    <div
      ref={stage}
      tabIndex={-1}
      className={place === null ? 'outline-none' : 'fixed inset-0 z-(--z-sheet) bg-paper pb-14 outline-none'}
    >
      <div className={place === null ? 'wrap pt-6 md:pt-10' : 'h-full overflow-y-auto'}>
        {place === null && (
          <p className="mb-6 flex flex-wrap justify-end gap-2 print:hidden">
            <Button variant="quiet" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {t('print')}
            </Button>
            <Button variant="primary" onClick={start}>
              <PresentationIcon aria-hidden="true" />
              {t('present')}
            </Button>
          </p>
        )}
        {shown.map(({ key, content }) => (
          <section
            key={key}
            className={
              place === null
                ? 'break-inside-avoid border-line border-t py-10 first-of-type:border-t-0 first-of-type:pt-0'
                : 'wrap grid min-h-full content-center py-8'
            }
          >
            <div>{content}</div>
          </section>
        ))}
      </div>
      {place !== null && <PresenterBar place={place} of={parts.length} onStep={step} onLeave={leave} />}
    </div>
  );
}

interface PresenterBarProps {
  readonly place: number;
  readonly of: number;
  readonly onStep: (by: number) => void;
  readonly onLeave: () => void;
}

/** How far the presentation has come, and the same as the keys do. */
function PresenterBar({ place, of, onStep, onLeave }: PresenterBarProps) {
  const { t } = useTranslation('presentation');
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center gap-2 border-line border-t bg-paper px-(--gutter) py-1">
      <p role="status" className="text-ink-2 text-sm">
        {t('place', { place: place + 1, of })}
      </p>
      <p className="ms-4 text-muted text-xs max-md:hidden">{t('keys')}</p>
      <div className="ms-auto flex gap-1">
        <IconButton label={t('previous')} disabled={place === 0} onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={t('next')} disabled={place === of - 1} onClick={() => onStep(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <IconButton label={t('leave')} onClick={onLeave}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

const STEP: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

interface Presenter {
  /** What fills the screen. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Place of the part that is shown; null while the page is read as a page. */
  readonly place: number | null;
  readonly start: () => void;
  readonly leave: () => void;
  readonly step: (by: number) => void;
}

/** What stands around the page: the bar, the footer. */
function around(stage: HTMLElement | null): readonly Element[] {
  const main = stage?.closest('main');
  return [...(main?.parentElement?.children ?? [])].filter((part) => part !== main);
}

/** One part of the page at a time over the whole screen, turned by keys as a clicker sends them. */
function usePresenter(parts: number): Presenter {
  const stage = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number | null>(null);
  const presenting = place !== null;

  const turnTo = (find: (now: number) => number) =>
    setPlace((now) => (now === null ? null : Math.min(parts - 1, Math.max(0, find(now)))));
  const step = (by: number) => turnTo((now) => now + by);
  const leave = () => {
    setPlace(null);
    if (document.fullscreenElement) void document.exitFullscreen();
  };

  useEffect(() => {
    if (!presenting) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    const hidden = around(stage.current);
    for (const part of hidden) part.toggleAttribute('inert', true);
    stage.current?.focus();
    const whenLeft = () => !document.fullscreenElement && setPlace(null);
    document.addEventListener('fullscreenchange', whenLeft);
    return () => {
      style.overflow = before;
      for (const part of hidden) part.toggleAttribute('inert', false);
      document.removeEventListener('fullscreenchange', whenLeft);
    };
  }, [presenting]);

  useEffect(() => {
    if (!presenting) return;
    const turn = (event: KeyboardEvent) => {
      const onButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
      if (event.key === ' ' && onButton) return;
      const by = STEP[event.key];
      if (by !== undefined) step(by);
      else if (event.key === 'Home') turnTo(() => 0);
      else if (event.key === 'End') turnTo(() => parts - 1);
      else if (event.key === 'Escape') leave();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  });

  return {
    stage,
    place,
    start() {
      setPlace(0);
      // Refused or unknown on some phones: the parts then fill the window.
      void stage.current?.requestFullscreen?.().catch(() => undefined);
    },
    leave,
    step,
  };
}
