import type { ConnectionKind } from '@lodestar/domain';
import { CONNECTION_LOOKS } from '../model/connection-looks.ts';

/** A piece of the line that a kind of connection is drawn with. */
export function ConnectionSample({ kind }: { readonly kind: ConnectionKind }) {
  const { colour, width, dash } = CONNECTION_LOOKS[kind];
  return (
    <svg viewBox="0 0 28 8" aria-hidden="true" className="mt-[0.4em] h-2 w-7 shrink-0">
      <path d="M0 4H28" stroke={colour} strokeWidth={width} strokeDasharray={dash} />
    </svg>
  );
}
