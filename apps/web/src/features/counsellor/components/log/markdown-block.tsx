import type { MarkedToken } from 'marked';
import { memo } from 'react';
import { drawnOf } from '../../model/markdown.ts';
import { placed } from '../../model/placed.ts';
import { MarkdownInline } from './markdown-inline.tsx';
import { MarkdownTable } from './markdown-table.tsx';

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
export const MarkdownBlock = memo(Block, (before, after) => before.token.raw === after.token.raw);
