/** A script of its own: what opens a year's programmes is fetched together with them. */
export { openingYear } from '@lodestar/domain';
