import { lazy, Suspense } from 'react';
import type { MarkdownViewProps } from './markdown-view.tsx';

const MarkdownView = lazy(() =>
  import('./markdown-view.tsx').then((module) => ({ default: module.MarkdownView })),
);

/** A text of Eddy, plain until the script that draws its Markdown has come. */
export function MarkdownText(props: MarkdownViewProps) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{props.text}</p>}>
      <MarkdownView {...props} />
    </Suspense>
  );
}
