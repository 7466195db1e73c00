import { useEasedNumber } from '../../model/use-eased-number.ts';

interface EasedFigureProps {
  readonly value: number;
  readonly word: (value: number) => string;
}

/** A figure that counts to its new value; read out at once as what it becomes. */
export function EasedFigure({ value, word }: EasedFigureProps) {
  const shown = useEasedNumber(value);
  return (
    <>
      <span aria-hidden="true">{word(shown)}</span>
      <span className="sr-only">{word(value)}</span>
    </>
  );
}
