import { COLLECTION_KEYS, type DatabaseCollection } from '@lodestar/contract';

export type Verb = 'read' | 'write' | 'delete' | 'readAll';

/** Who may: nobody, everybody, the owner of the row, or the owner and admins. */
export type Permission = 'nobody' | 'everyone' | 'owner' | 'ownerOrAdmin';

type Rules = Readonly<Record<Verb, Permission>>;

const PUBLIC: Rules = { read: 'everyone', write: 'nobody', delete: 'nobody', readAll: 'everyone' };

/** What the generic calls may do (product decision); which fields a write may touch is the owner feature's rule. */
export const POLICY: Readonly<Record<DatabaseCollection, Rules>> = {
  USER: { read: 'ownerOrAdmin', write: 'owner', delete: 'owner', readAll: 'nobody' },
  CHAT: { read: 'owner', write: 'nobody', delete: 'owner', readAll: 'nobody' },
  preset_subjects: PUBLIC,
  prog_data_2025: PUBLIC,
};

/** Whether a name is that of a collection; letter case and whatever else counts. */
export function isCollection(name: string): name is DatabaseCollection {
  return Object.hasOwn(COLLECTION_KEYS, name);
}

/** The one field a collection can be asked by. */
export function keyOf(collection: DatabaseCollection): string {
  return COLLECTION_KEYS[collection];
}
