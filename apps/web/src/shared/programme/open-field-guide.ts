/** A script of its own: what opens the file of fields is fetched together with the file. */
export { openFieldGuide } from '@lodestar/domain';
