import type { User } from '@lodestar/contract';

const HAN = /^\p{Script=Han}+$/u;

/** Last name, then first name; names in Chinese characters stand together. */
export function fullName({ First_Name, Last_Name }: Pick<User, 'First_Name' | 'Last_Name'>): string {
  const parts = [Last_Name.trim(), First_Name.trim()].filter((part) => part !== '');
  return parts.join(parts.every((part) => HAN.test(part)) ? '' : ' ');
}
