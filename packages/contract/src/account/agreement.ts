/** The day of the privacy statement that is agreed to now: a new one asks everybody again. */
export const AGREEMENT_VERSION = '2026-11-22';
