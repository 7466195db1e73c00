export interface HelpTextProps {
  /** The fixed text, which names the help lines too. */
  readonly text: string;
}

/** The help lines as text. */
export function HelpText({ text }: HelpTextProps) {
  return (
    <p className="mt-5 whitespace-pre-wrap rounded-2 border border-accent-line border-t-4 border-t-accent bg-surface p-5">
      {text}
    </p>
  );
}
