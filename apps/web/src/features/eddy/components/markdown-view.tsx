import type { MarkedToken } from 'marked';
import { memo, useMemo } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { blocksOf, closeOpenMarks, drawnOf, placed } from '../model/markdown.ts';
import { type CodeLinks, CodeLinksContext, MarkdownInline } from './markdown-inline.tsx';
import { MarkdownTable } from './markdown-table.tsx';

export interface MarkdownViewProps {
  readonly text: string;
  /** More is coming: marks that are still open are closed for now. */
  readonly growing?: boolean;
  readonly className?: string | undefined;
  /** Programmes that can be opened, by their codes. */
  readonly codes?: readonly string[];
  /** The one that is open. */
  readonly openCode?: string | null;
  readonly onCode?: (code: string) => void;
}

/** The first sentence answers, so it is the largest. */
const BLOCKS =
  'grid min-w-0 grid-cols-1 gap-3 [overflow-wrap:anywhere] [&>p:first-child]:text-lg [&>p:first-child]:leading-snug [&>p:first-child:lang(zh)]:leading-relaxed';
const NO_CODES: readonly string[] = [];
const nothing = () => undefined;

/** Markdown as elements of the page: never as HTML, so that a text can bring nothing in but text and its order. */
function View(shown: MarkdownViewProps) {
  const { text, growing = false, className, codes = NO_CODES, openCode = null, onCode = nothing } = shown;
  const blocks = useMemo(() => blocksOf(growing ? closeOpenMarks(text) : text), [text, growing]);
  const links = useMemo((): CodeLinks => ({ codes, openCode, open: onCode }), [codes, openCode, onCode]);
  return (
    <CodeLinksContext value={links}>
      <div className={classNames(BLOCKS, className)}>
        {placed(blocks).map(({ key, thing }) => (
          <MarkdownBlock key={key} token={thing} />
        ))}
      </div>
    </CodeLinksContext>
  );
}

export const MarkdownView = memo(View);

type ListToken = Extract<MarkedToken, { type: 'list' }>;

function List({ token }: { readonly token: ListToken }) {
  const items = placed(token.items).map(({ key, thing: item }) => (
    <li key={key}>
      {placed(drawnOf(item.tokens)).map(({ key: part, thing }) => (
        <MarkdownBlock key={part} token={thing} />
      ))}
    </li>
  ));
  return token.ordered ? (
    <ol start={token.start === '' ? 1 : token.start} className="list-decimal space-y-1 ps-6">
      {items}
    </ol>
  ) : (
    <ul className="list-disc space-y-1 ps-5">{items}</ul>
  );
}

/** Headings of a text are no headings of the page, and what cannot be drawn stands as it was written. */
function Block({ token }: { readonly token: MarkedToken }) {
  switch (token.type) {
    case 'paragraph':
      return (
        <p>
          <MarkdownInline tokens={token.tokens} />
        </p>
      );
    case 'heading':
      return (
        <p className="mt-2 font-strong leading-snug">
          <MarkdownInline tokens={token.tokens} />
        </p>
      );
    case 'list':
      return <List token={token} />;
    case 'blockquote':
      return (
        <blockquote className="grid gap-2 border-line-strong border-s-2 ps-3 text-ink-2">
          {placed(drawnOf(token.tokens)).map(({ key, thing }) => (
            <MarkdownBlock key={key} token={thing} />
          ))}
        </blockquote>
      );
    case 'table':
      return <MarkdownTable token={token} />;
    case 'code':
      return <pre className="whitespace-pre-wrap rounded-2 bg-sunken p-3 text-sm">{token.text}</pre>;
    case 'hr':
      return <hr className="border-line" />;
    case 'html':
      return <p className="whitespace-pre-wrap">{token.text}</p>;
    default:
      return <MarkdownInline tokens={[token]} />;
  }
}

/** One block of a Markdown text; while the text grows, only the last one is drawn again. */
const MarkdownBlock = memo(Block, (before, after) => before.token.raw === after.token.raw);
