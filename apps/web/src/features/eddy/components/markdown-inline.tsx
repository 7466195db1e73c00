import type { MarkedToken, Token } from 'marked';
import { createContext, useContext } from 'react';
import { cutAtCodes, drawnOf, placed, webAddress } from '../model/markdown.ts';

/** The parts of a line, one after the other. */
export function MarkdownInline({ tokens }: { readonly tokens: readonly Token[] }) {
  return placed(drawnOf(tokens)).map(({ key, thing }) => <Part key={key} token={thing} />);
}

/** What is no text is drawn as one: a picture as its words, HTML as it was written. */
function Part({ token }: { readonly token: MarkedToken }) {
  switch (token.type) {
    case 'strong':
      return (
        <strong className="font-strong">
          <MarkdownInline tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em className="[&:lang(zh)]:text-ink-2 [&:lang(zh)]:not-italic">
          <MarkdownInline tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <MarkdownInline tokens={token.tokens} />
        </del>
      );
    case 'codespan':
      return <code className="rounded-1 bg-sunken px-1 text-[0.9em]">{token.text}</code>;
    case 'br':
      return <br />;
    case 'link': {
      const href = webAddress(token.href);
      const words = <MarkdownInline tokens={token.tokens} />;
      if (href === null) return words;
      return (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      );
    }
    case 'text':
      return token.tokens ? <MarkdownInline tokens={token.tokens} /> : <TextWithCodes text={token.text} />;
    case 'escape':
    case 'image':
    case 'html':
      return token.text;
    default:
      return null;
  }
}

/** A text in which the programmes of the answer can be opened. */
function TextWithCodes({ text }: { readonly text: string }) {
  const { codes, openCode, open } = useCodeLinks();
  if (codes.length === 0) return text;
  const parts = placed(cutAtCodes(text));
  return parts.map(({ key, thing: part }, at) => {
    if (!codes.includes(part))
      return codes.includes(parts[at - 1]?.thing ?? '') ? part.slice(markOf(part).length) : part;
    return (
      // A line may break after a button; no line begins with a mark.
      <span key={key} className="whitespace-nowrap">
        <button
          type="button"
          aria-expanded={part === openCode}
          onClick={() => open(part)}
          className="font-strong text-accent tracking-code underline underline-offset-2"
        >
          {part}
        </button>
        {markOf(parts[at + 1]?.thing ?? '')}
      </span>
    );
  });
}

/** The marks that a text begins with, which belong to what stands before it. */
const markOf = (text: string): string => /^[、，。；：？！）」,.;:?!)]+/u.exec(text)?.[0] ?? '';

/** The programmes that a text can open, and how. */
export interface CodeLinks {
  readonly codes: readonly string[];
  /** The one that is open. */
  readonly openCode: string | null;
  readonly open: (code: string) => void;
}

const NONE: CodeLinks = { codes: [], openCode: null, open: () => undefined };

export const CodeLinksContext = createContext<CodeLinks>(NONE);

function useCodeLinks(): CodeLinks {
  return useContext(CodeLinksContext);
}
