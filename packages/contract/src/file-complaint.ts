import type { AbilityReason } from './ability/ability-reason.ts';
import type { Complaint } from './catalogue/complaint.ts';
import type { Reason } from './catalogue/reason.ts';

/** One reason why a year's file or a file of the ability test is refused. */
export type FileComplaint = Complaint<Reason | AbilityReason>;
