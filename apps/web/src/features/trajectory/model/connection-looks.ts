import type { ConnectionKind } from '@lodestar/domain';

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
