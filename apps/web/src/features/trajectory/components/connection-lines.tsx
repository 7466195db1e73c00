import { CONNECTION_KINDS, type ConnectionKind } from '@lodestar/domain';

interface ConnectionLook {
  /** A CSS value. */
  readonly colour: string;
  readonly width: number;
  /** SVG dashes; undefined: an unbroken line. */
  readonly dash?: string;
}

/** Blue, green and purple (specification, part 2, section 9), told apart without colour by width and dashes. */
export const CONNECTION_LOOKS: Readonly<Record<ConnectionKind, ConnectionLook>> = {
  influenced: { colour: 'var(--chart-1)', width: 1.75 },
  led_to: { colour: 'var(--chart-5)', width: 3 },
  related: { colour: 'var(--chart-4)', width: 2, dash: '6 5' },
};

/** A piece of the line that a kind of connection is drawn with. */
export function ConnectionSample({ kind }: { readonly kind: ConnectionKind }) {
  const { colour, width, dash } = CONNECTION_LOOKS[kind];
  return (
    <svg viewBox="0 0 28 8" aria-hidden="true" className="mt-[0.4em] h-2 w-7 shrink-0">
      <path d="M0 4H28" stroke={colour} strokeWidth={width} strokeDasharray={dash} />
    </svg>
  );
}

/** The heads of the lines, one for each kind: `url(#ID-KIND)`. */
export function ConnectionMarkers({ id }: { readonly id: string }) {
  return (
    <defs>
      {CONNECTION_KINDS.map((kind) => (
        <marker
          key={kind}
          id={`${id}-${kind}`}
          viewBox="0 0 8 8"
          refX="6.5"
          refY="4"
          markerWidth="11"
          markerHeight="11"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M1 1L7 4 1 7" fill="none" stroke={CONNECTION_LOOKS[kind].colour} strokeWidth="1.6" />
        </marker>
      ))}
    </defs>
  );
}
