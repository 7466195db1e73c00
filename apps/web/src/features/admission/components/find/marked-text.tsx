import { markedParts } from '../../model/highlight.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly query: string;
}

/** A text with what was searched for underlined. */
export function MarkedText({ text, query }: MarkedTextProps) {
  return markedParts(text, query).map(({ text: part, start, marked }) =>
    marked ? (
      <mark
        key={start}
        className="bg-transparent font-strong text-inherit underline decoration-2 decoration-accent underline-offset-[0.2em]"
      >
        {part}
      </mark>
    ) : (
      <span key={start}>{part}</span>
    ),
  );
}
