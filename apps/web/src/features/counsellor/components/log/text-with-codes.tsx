import { useCodeLinks } from '../../model/code-links.ts';
import { cutAtCodes } from '../../model/markdown.ts';
import { placed } from '../../model/placed.ts';

/** A text in which the programmes of the answer can be opened. */
export function TextWithCodes({ text }: { readonly text: string }) {
  const { codes, open } = useCodeLinks();
  if (codes.length === 0) return text;
  return placed(cutAtCodes(text)).map(({ key, thing: part }) =>
    codes.includes(part) ? (
      <button
        key={key}
        type="button"
        onClick={() => open(part)}
        className="font-strong text-accent tracking-code underline underline-offset-2"
      >
        {part}
      </button>
    ) : (
      part
    ),
  );
}
