import type { Feature } from '@lodestar/contract';
import { useUserRecord } from './use-session.ts';

/** Which blocks whoever is signed in sees: privileged users all, others what is released. The server decides again. */
export function useSees(): (feature: Feature) => boolean {
  const record = useUserRecord();
  return (feature) => record !== null && (record.admin || record.abilities.includes(feature));
}
