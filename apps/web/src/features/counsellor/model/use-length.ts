import { useState } from 'react';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { keyOf } from '../../../shared/work/work-owner.ts';

/** Whether answers are wished detailed instead of brief, remembered on this device. */
export function useLength(userId: string) {
  const key = keyOf({ userId }, 'eddy.detailed');
  const [detailed, setDetailed] = useState(() => browserStorage.getItem(key) === 'true');
  return {
    detailed,
    setDetailed(next: boolean) {
      browserStorage.setItem(key, String(next));
      setDetailed(next);
    },
  };
}
