const EYE = { x: 238, y: 602 };
const ARM = 150;
const TICKS = 19;
const SWEEP = (38 * Math.PI) / 180;

function onArc(radius: number, angle: number): string {
  const x = EYE.x + radius * Math.cos(angle);
  const y = EYE.y - radius * Math.sin(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const ANGLES = Array.from({ length: TICKS }, (_, tick) => (SWEEP * tick) / (TICKS - 1));
const SEXTANT = `M${onArc(ARM, 0)}A${ARM} ${ARM} 0 0 0 ${onArc(ARM, SWEEP)}${ANGLES.map(
  (angle, tick) => `M${onArc(ARM - (tick % 5 === 0 ? 12 : 7), angle)}L${onArc(ARM, angle)}`,
).join('')}`;

/** On a hill over the harbour, a pupil with a school bag takes the star's height. */
export function Pupil() {
  return (
    <>
      <g fill="none" stroke="var(--accent)">
        <path d="M249 593L707 239" strokeWidth="1.5" strokeDasharray="2 7" strokeLinecap="round" />
        <path d="M252 602H434" strokeWidth="1.2" opacity="0.7" />
        <path d={SEXTANT} strokeWidth="1.3" />
      </g>
      <path
        d="M-420 742C-300 736-160 728-60 708 20 692 110 664 196 655 244 650 282 654 322 668 392 692 462 726 540 760H-420Z"
        fill="color-mix(in oklab, var(--accent) 62%, var(--paper))"
      />
      <g transform="translate(232 652)" fill="var(--ink)">
        <path d="M-7 1l1-23-2-2C-9-34-7-41 0-42 7-41 9-36 9-27l-1 5v23H3L1-18-2 1Z" />
        <rect x="-15" y="-40" width="10" height="19" rx="4" fill="var(--accent)" />
        <path
          d="M5-37c5 4 9 8 14 6"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3.6"
          strokeLinecap="round"
        />
        <circle cx="2.5" cy="-49.5" r="6.3" />
      </g>
    </>
  );
}
