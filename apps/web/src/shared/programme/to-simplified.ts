/** A script of its own, with its table of characters: only readers of simplified characters need it. */
export { toSimplified } from '@lodestar/domain';
