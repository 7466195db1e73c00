import { memo, useMemo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import remend from 'remend';
import { markCodes } from '../../model/mark-codes.ts';
import { tables } from '../../model/markdown-tables.ts';
import { MARKDOWN_PARTS } from './markdown-parts.tsx';

export interface MarkdownViewProps {
  readonly text: string;
  /** More is coming: marks that are still open are closed for now. */
  readonly growing?: boolean;
  /** Programmes that can be opened, by their codes. */
  readonly codes?: readonly string[];
  readonly onCode?: (code: string) => void;
}

/** What may be drawn: text and its order. No picture, no HTML, nothing that loads or runs. */
const ALLOWED = [
  ...['p', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'br', 'hr', 'a', 'data'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'ul', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const REMARK = [tables];
const NO_CODES: readonly string[] = [];

/** Only the web: no mail, no telephone, no address of this site, whatever a text calls it. */
function webOnly(url: string): string | null {
  const address = URL.parse(url);
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address.href : null;
}

function View({ text, growing = false, codes = NO_CODES, onCode }: MarkdownViewProps) {
  const rehypePlugins = useMemo<Options['rehypePlugins']>(() => [[markCodes, codes]], [codes]);
  const components = useMemo<Components>(
    () => ({
      ...MARKDOWN_PARTS,
      data: ({ children }) => (
        <button
          type="button"
          onClick={() => onCode?.(String(children))}
          className="font-strong text-accent tracking-code underline underline-offset-2"
        >
          {children}
        </button>
      ),
    }),
    [onCode],
  );
  return (
    <div className="grid min-w-0 gap-3 [overflow-wrap:anywhere]">
      <Markdown
        allowedElements={ALLOWED}
        unwrapDisallowed
        skipHtml
        urlTransform={webOnly}
        remarkPlugins={REMARK}
        rehypePlugins={rehypePlugins}
        components={components}
      >
        {growing ? remend(text, { katex: false, images: false, links: false }) : text}
      </Markdown>
    </div>
  );
}

export const MarkdownView = memo(View);
