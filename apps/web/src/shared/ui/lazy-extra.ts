import { type ComponentType, lazy } from 'react';
import { getI18n } from 'react-i18next';
import type { Namespace } from '../i18n/catalogue-keys.ts';
import { loadTexts } from '../i18n/i18n.ts';

/**
 * A part that comes after what is read, and that a page does without where it cannot be fetched: without a network, or
 * after a new version took its place. `namespaces`: catalogues that it is worded with and the page is not.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[] = [],
) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(() =>
    Promise.all([load(), loadTexts(getI18n(), namespaces)]).then(
      ([part]) => ({ default: part }),
      () => ({ default: nothing }),
    ),
  );
}
