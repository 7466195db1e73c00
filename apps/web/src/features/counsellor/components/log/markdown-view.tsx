import { memo, useMemo } from 'react';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { CodeLinksContext } from '../../model/code-links.ts';
import { blocksOf, closeOpenMarks } from '../../model/markdown.ts';
import { placed } from '../../model/placed.ts';
import { CURSOR } from './cursor.ts';
import { MarkdownBlock } from './markdown-block.tsx';

export interface MarkdownViewProps {
  readonly text: string;
  /** More is coming: marks that are still open are closed for now. */
  readonly growing?: boolean;
  /** Shows that it is being written. */
  readonly cursor?: boolean;
  /** Programmes that can be opened, by their codes. */
  readonly codes?: readonly string[];
  readonly onCode?: (code: string) => void;
}

const BLOCKS = 'grid min-w-0 grid-cols-1 gap-3 [overflow-wrap:anywhere]';
const NO_CODES: readonly string[] = [];
const nothing = () => undefined;

/** Markdown as elements of the page: never as HTML, so that a text can bring nothing in but text and its order. */
function View({
  text,
  growing = false,
  cursor = false,
  codes = NO_CODES,
  onCode = nothing,
}: MarkdownViewProps) {
  const blocks = useMemo(() => blocksOf(growing ? closeOpenMarks(text) : text), [text, growing]);
  const links = useMemo(() => ({ codes, open: onCode }), [codes, onCode]);
  return (
    <CodeLinksContext value={links}>
      <div className={classNames(BLOCKS, cursor && CURSOR)}>
        {placed(blocks).map(({ key, thing }) => (
          <MarkdownBlock key={key} token={thing} />
        ))}
      </div>
    </CodeLinksContext>
  );
}

export const MarkdownView = memo(View);
