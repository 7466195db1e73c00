import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

const QUIET_ZONE = 4;

/** A QR code, always dark on light, with the quiet zone that readers need. */
export function QrCode({ url, label }: { readonly url: string; readonly label: string }) {
  const code = generate(url);
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <div data-theme="light" className="inline-block rounded-2 bg-surface text-ink">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-56"
      >
        <path d={toSvgPath(code)} fill="currentColor" />
      </svg>
    </div>
  );
}
