import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly text: string;
  /** What it opens, for whoever cannot see it. */
  readonly label: string;
  readonly className?: string;
}

/** A QR code, always dark on light, with the quiet zone that readers need. */
export function QrCode({ text, label, className = 'size-56' }: QrCodeProps) {
  const code = generate(text);
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <div data-theme="light" className="inline-block rounded-2 bg-surface text-ink">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
        className={className}
      >
        <path d={toSvgPath(code)} fill="currentColor" />
      </svg>
    </div>
  );
}
