import { WIDE_FROM } from '@lodestar/domain';
import { useMediaQuery } from '../../../shared/ui/use-media-query.ts';

/** Whether the panel has room beside the map. */
export function useWide(): boolean {
  return useMediaQuery(`(min-width: ${WIDE_FROM}px)`);
}
