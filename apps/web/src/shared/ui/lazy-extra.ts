import { type ComponentType, lazy } from 'react';

/**
 * A part that comes after what is read, and that a page does without where it cannot be fetched: without a network, or
 * after a new version took its place.
 */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: nothing }),
    ),
  );
}
