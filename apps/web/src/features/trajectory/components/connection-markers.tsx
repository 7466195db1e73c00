import { CONNECTION_KINDS } from '@lodestar/domain';
import { CONNECTION_LOOKS } from '../model/connection-looks.ts';

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
