import { complaintLine, type FileComplaint } from '@lodestar/contract';
import { StartError } from './start-error.ts';

/** Why the server does not start with a file that it ships with: the first complaint, and how many more there are. */
export function damagedFile(path: string, [first, ...more]: readonly FileComplaint[]): StartError {
  const what = first === undefined ? '' : `: ${complaintLine(first)}`;
  return new StartError(`${path} is damaged${what}${more.length > 0 ? ` (and ${more.length} more)` : ''}.`);
}
