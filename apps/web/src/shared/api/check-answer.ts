import * as contract from '@lodestar/contract';
import type { CallName } from '@lodestar/contract/routes';
import { ApiError } from './api-error.ts';

/** Refuses an answer that is not what the contract says, and names the fields in the console. Never in production. */
export function checkAnswer(name: CallName, answer: unknown): unknown {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: any call may be checked, and no page ships this
  const { error } = contract[name].response.safeParse(answer);
  if (error === undefined) return answer;
  const fields = error.issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);
  // biome-ignore lint/suspicious/noConsole: for whoever develops; a page in production does not come here
  console.error(`${name} was answered otherwise than the contract says: ${fields.join('; ')}`);
  throw new ApiError({ code: 'unreadable', status: 0, cause: error });
}
