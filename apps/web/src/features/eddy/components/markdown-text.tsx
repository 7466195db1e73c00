import { type ComponentType, useEffect, useState } from 'react';
import type { MarkdownViewProps } from './markdown-view.tsx';

/** For what holds a text that grows: a cursor behind the last thing in it. */
export const CURSOR = [
  '*:last:after:ms-1 *:last:after:inline-block *:last:after:h-[1.05em] *:last:after:w-[0.55em]',
  "*:last:after:bg-eddy *:last:after:align-[-0.15em] *:last:after:skeleton-pulse *:last:after:content-['']",
].join(' ');

/** What draws Markdown, once its script has come. */
let View: ComponentType<MarkdownViewProps> | null = null;

async function load(): Promise<void> {
  View ??= (await import('./markdown-view.tsx')).MarkdownView;
}

/** Whether it is settled how Markdown is drawn, so that nothing jumps: also when the script does not come. */
export function useMarkdownReady(wanted: boolean): boolean {
  const [ready, setReady] = useState(View !== null);
  useEffect(() => {
    if (!wanted || ready) return;
    const settled = () => setReady(true);
    void load().then(settled, settled);
  }, [wanted, ready]);
  return ready;
}

interface MarkdownTextProps extends Omit<MarkdownViewProps, 'className'> {
  /** Shows that it is being written. */
  readonly cursor?: boolean;
}

/** A text of Eddy, plain until the script that draws its Markdown has come. */
export function MarkdownText({ cursor = false, ...shown }: MarkdownTextProps) {
  useMarkdownReady(true);
  return View === null ? (
    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{shown.text}</p>
  ) : (
    <View {...shown} className={cursor ? CURSOR : undefined} />
  );
}
