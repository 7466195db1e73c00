import type { UnmetRequirement } from '@lodestar/domain';

/** A subject that was never entered: whether its minimum is met is not known yet. */
export const isNotEntered = ({ on, held }: Pick<UnmetRequirement, 'on' | 'held'>): boolean =>
  on === 'subject' && held === null;

/** Nothing is known to fall short: what is missing are subjects that were never entered. */
export const onlyNotEntered = (unmet: readonly Pick<UnmetRequirement, 'on' | 'held'>[]): boolean =>
  unmet.length > 0 && unmet.every(isNotEntered);
