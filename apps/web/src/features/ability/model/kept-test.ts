import { parseTestState, startTest, type TestState } from '@lodestar/domain';
import type { DeviceKind } from '../../../shared/work/device-value.ts';

/** Part of a pupil's work under which a test under way is kept until it is submitted. */
export const KEPT_TEST = 'abilityTest';

/** A test under way, as it is kept on the device; what does not fit the statements is damage. */
export function keptTest(total: number): DeviceKind<TestState> {
  return {
    parse: (stored) => parseTestState(stored, total),
    initial: () => startTest(total),
  };
}
