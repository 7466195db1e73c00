import { browserStorage } from '../browser-storage.ts';
import { keyOf } from './work-keys.ts';

/** The part of the device's storage that holds grades as somebody expects them. */
export const EXPECTED_GRADES = 'expectedGrades';

/** Removes what a guest expected from this device. */
export function forgetExpectedGrades(): void {
  browserStorage.removeItem(keyOf('guest', EXPECTED_GRADES));
}
