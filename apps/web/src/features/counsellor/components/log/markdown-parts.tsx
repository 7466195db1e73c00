import type { Components } from 'react-markdown';

const HEADING = 'mt-2 font-strong text-md leading-snug';
const CELL = 'border-line border-b px-2 py-1.5 text-start align-baseline first:ps-0 last:pe-0';

/** How each part of a Markdown text is drawn. Headings of a text are no headings of the page. */
export const MARKDOWN_PARTS: Components = {
  h1: ({ children }) => <p className={HEADING}>{children}</p>,
  h2: ({ children }) => <p className={HEADING}>{children}</p>,
  h3: ({ children }) => <p className={HEADING}>{children}</p>,
  h4: ({ children }) => <p className={HEADING}>{children}</p>,
  h5: ({ children }) => <p className={HEADING}>{children}</p>,
  h6: ({ children }) => <p className={HEADING}>{children}</p>,
  strong: ({ children }) => <strong className="font-strong">{children}</strong>,
  ul: ({ children }) => <ul className="list-disc space-y-1 ps-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="list-decimal space-y-1 ps-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-line-strong border-s-2 ps-3 text-ink-2">{children}</blockquote>
  ),
  hr: () => <hr className="border-line" />,
  code: ({ children }) => <code className="rounded-1 bg-sunken px-1 text-[0.9em]">{children}</code>,
  pre: ({ children }) => (
    <pre className="whitespace-pre-wrap rounded-2 bg-sunken p-3 text-sm">{children}</pre>
  ),
  a: ({ children, href }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm leading-snug">{children}</table>
    </div>
  ),
  th: ({ children }) => <th className={`${CELL} font-medium text-muted text-xs`}>{children}</th>,
  td: ({ children }) => <td className={CELL}>{children}</td>,
};
