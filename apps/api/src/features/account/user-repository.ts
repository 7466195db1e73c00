import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { credentials, jupasOrders, users } from '../../db/schema.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

type Changeable = Omit<UserRow, 'uid' | 'userId' | 'version' | 'createdAt'>;

/** Columns to change; what is undefined stays as it is. */
export type UserColumns = { readonly [Column in keyof Changeable]?: Changeable[Column] | undefined };

/** A user with the saved list of programmes, which is part of the user record. */
export interface WholeUser extends UserRow {
  readonly order: readonly string[] | null;
  readonly orderVersion: number | null;
}

const wholeUserColumns = {
  ...getTableColumns(users),
  order: jupasOrders.codes,
  orderVersion: jupasOrders.version,
};

/** Names the user by id, in whatever case. */
const isNamed = (userId: string): SQL => sql`lower(${users.userId}) = ${userId.toLowerCase()}`;

/** False when the username or the e-mail address is taken. */
export async function insertUser(db: Executor, user: NewUser): Promise<boolean> {
  const inserted = await db.insert(users).values(user).onConflictDoNothing().returning({ uid: users.uid });
  return inserted.length > 0;
}

export async function findWholeUser(db: Executor, uid: string): Promise<WholeUser | null> {
  const [row] = await db
    .select(wholeUserColumns)
    .from(users)
    .leftJoin(jupasOrders, eq(jupasOrders.uid, users.uid))
    .where(eq(users.uid, uid));
  return row ?? null;
}

/** The same, and the row stays at least until the transaction ends. */
export async function keepWholeUser(db: Executor, uid: string): Promise<WholeUser | null> {
  const [row] = await db
    .select(wholeUserColumns)
    .from(users)
    .leftJoin(jupasOrders, eq(jupasOrders.uid, users.uid))
    .where(eq(users.uid, uid))
    .for('key share', { of: users });
  return row ?? null;
}

export async function findWholeUserNamed(db: Executor, userId: string): Promise<WholeUser | null> {
  const [row] = await db
    .select(wholeUserColumns)
    .from(users)
    .leftJoin(jupasOrders, eq(jupasOrders.uid, users.uid))
    .where(isNamed(userId));
  return row ?? null;
}

/** Keeps the row from changing until the transaction ends. */
export async function lockUser(db: Executor, uid: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.uid, uid)).for('update');
  return row ?? null;
}

export async function isUsernameTaken(db: Executor, userId: string): Promise<boolean> {
  const found = await db.select({ uid: users.uid }).from(users).where(isNamed(userId));
  return found.length > 0;
}

export async function isEmailTaken(db: Executor, email: string): Promise<boolean> {
  const found = await db.select({ uid: users.uid }).from(users).where(eq(users.email, email));
  return found.length > 0;
}

export async function findUidByEmail(
  db: Executor,
  email: string,
): Promise<Pick<UserRow, 'uid' | 'language'> | null> {
  const [row] = await db
    .select({ uid: users.uid, language: users.language })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
}

export async function updateUser(db: Executor, uid: string, columns: UserColumns): Promise<void> {
  await db
    .update(users)
    .set({ ...columns, version: sql`${users.version} + 1` })
    .where(eq(users.uid, uid));
}

/** Everything that hangs on the user goes with the row. */
export async function deleteUser(db: Executor, uid: string): Promise<void> {
  await db.delete(users).where(eq(users.uid, uid));
}

export interface Credential {
  readonly uid: string;
  readonly passwordHash: string;
}

export async function findCredentialOf(db: Executor, uid: string): Promise<Credential | null> {
  const [row] = await db
    .select({ uid: credentials.uid, passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.uid, uid));
  return row ?? null;
}

/** Whether this is still the password of the account, which then keeps it until the transaction ends. */
export async function keepCredential(db: Executor, { uid, passwordHash }: Credential): Promise<boolean> {
  const kept = await db
    .select({ uid: credentials.uid })
    .from(credentials)
    .where(and(eq(credentials.uid, uid), eq(credentials.passwordHash, passwordHash)))
    .for('update');
  return kept.length > 0;
}

/** Waits for whoever signs in with the password or sets another: both take it before anything else of the account. */
export async function lockCredential(db: Executor, uid: string): Promise<void> {
  await db.select({ uid: credentials.uid }).from(credentials).where(eq(credentials.uid, uid)).for('update');
}

export async function putCredential(db: Executor, credential: Credential, changedAt: Date): Promise<void> {
  await db
    .insert(credentials)
    .values({ ...credential, changedAt })
    .onConflictDoUpdate({
      target: credentials.uid,
      set: { passwordHash: credential.passwordHash, changedAt },
    });
}
