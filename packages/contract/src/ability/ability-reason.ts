import type { Area, ElectiveSubject, LadderFault } from '@lodestar/domain';

/** Why something in a file of the ability test is refused, besides what any file is refused for. */
export type AbilityReason =
  | { readonly code: 'repeated'; readonly earlier: string }
  | { readonly code: 'electiveMissing'; readonly subject: ElectiveSubject }
  | { readonly code: 'misplaced'; readonly belongs: Area }
  | { readonly code: 'withoutWeight' }
  | { readonly code: 'ladder'; readonly fault: LadderFault };
