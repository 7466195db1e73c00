interface TrackBarProps {
  readonly value: number;
  readonly max?: number;
  readonly label: string;
  /** The value in words, when the bare number does not say it. */
  readonly valueText?: string;
  readonly ticks?: number;
}

/** How full something is, with ticks beneath as on a ruler. */
export function TrackBar({ value, max = 100, label, valueText, ticks = 10 }: TrackBarProps) {
  const shown = Math.min(max, Math.max(0, value));
  const marks = Array.from({ length: ticks + 1 }, (_, index) => index);
  return (
    <div>
      <meter className="sr-only" aria-label={label} aria-valuetext={valueText} max={max} value={shown}>
        {valueText}
      </meter>
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-1 bg-sunken">
        <div
          className="h-full origin-left rounded-1 bg-accent transition-[scale] duration-(--t-slow) ease-out"
          style={{ scale: `${shown / max} 1` }}
        />
      </div>
      <div aria-hidden="true" className="flex justify-between px-px pt-0.5">
        {marks.map((mark) => (
          <span key={mark} className="h-1 w-px bg-line-strong" />
        ))}
      </div>
    </div>
  );
}
