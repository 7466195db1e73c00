/** At most so many of the labels, the first and the last among them, as evenly apart as may be. */
export function spreadLabels(labels: readonly string[], most: number): readonly string[] {
  if (labels.length <= most) return labels;
  const step = (labels.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, place) => labels[Math.round(place * step)] ?? '');
}
