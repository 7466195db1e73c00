import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Executor } from './executor.ts';
import * as schema from './schema.ts';
import { collections, contactMessages, surveyAnswers, users } from './schema.ts';

/** What a backup holds, in an order in which rows refer to earlier ones only. */
export const KEPT_TABLES: readonly PgTable[] = [
  schema.collections,
  schema.programmes,
  schema.users,
  schema.credentials,
  schema.secondFactors,
  schema.recoveryCodes,
  schema.adminRevocations,
  schema.knownAddresses,
  schema.dseScores,
  schema.jupasOrders,
  schema.pupilLists,
  schema.chats,
  schema.chatMessages,
  schema.contactMessages,
  schema.surveyAnswers,
  schema.usageCounts,
  schema.usageVisitorCounts,
  schema.securityLog,
];

/**
 * What a backup leaves out, and a restore empties. Sessions, mailed links, locks, kept answers and counts of the hour
 * have ended by the time, and restored would be valid again; the day's visitors must not outlive their day.
 */
export const PASSING_TABLES: readonly PgTable[] = [
  schema.sessions,
  schema.resetTokens,
  schema.emailChanges,
  schema.adminClaims,
  schema.loginFailures,
  schema.idempotencyKeys,
  schema.generations,
  schema.usageSalts,
  schema.usageVisitors,
];

const ROWS_AT_A_TIME = 100;

const rowsSchema = z.object({ rows: z.array(z.object({ row: z.string() })) });

const listed = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** The name of a table in the database. */
export const tableName = (table: PgTable): string => getTableName(table);

/** The columns of a table by their names in the database. */
export function columnsOf(table: PgTable): readonly string[] {
  return Object.values(getTableColumns(table)).map(({ name }) => name);
}

function keyOf(table: PgTable): readonly string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const [composed] = primaryKeys;
  return (composed?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name);
}

/** One state of the database for all that is read in it, whatever is written meanwhile. */
export function inOneState<T>(db: Executor, read: (tx: Executor) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local time zone 'UTC'`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Every row of a table as one line of JSON each, some at a time. Equal rows give equal lines in an equal order in any
 * database: keys are compared by their bytes, times are in UTC.
 */
export async function* readRows(tx: Executor, table: PgTable): AsyncGenerator<readonly string[]> {
  const order = keyOf(table).map((name) => sql`${sql.identifier(name)}::text collate "C"`);
  await tx.execute(sql`
    declare backup_rows no scroll cursor for select row_to_json(whole)::text as row from
    (select ${listed(columnsOf(table))} from ${table} order by ${sql.join(order, sql`, `)}) as whole`);
  for (;;) {
    const { rows } = rowsSchema.parse(
      await tx.execute(sql`fetch ${sql.raw(String(ROWS_AT_A_TIME))} from backup_rows`),
    );
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup_rows`);
}

/** Adds rows that `readRows` gave. Columns that are not named take their defaults. */
export async function addRows(
  tx: Executor,
  table: PgTable,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const names = listed(columns);
  const json = `[${rows.join(',')}]`;
  await tx.execute(sql`
    insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`);
}

/** Whether a restore would destroy something: a person, what people wrote, a year that an operator brought. */
export async function holdsAnything(tx: Executor): Promise<boolean> {
  const places: readonly { readonly table: PgTable; readonly where?: SQL }[] = [
    { table: users },
    { table: contactMessages },
    { table: surveyAnswers },
    { table: collections, where: sql`${collections.origin} = 'imported'` },
  ];
  for (const { table, where } of places) {
    const found = await tx.select({ one: sql`1` }).from(table).where(where).limit(1);
    if (found.length > 0) return true;
  }
  return false;
}

/** Empties every table that a backup could fill or must not bring back; who reads or writes one waits for the end. */
export async function emptyTables(tx: Executor): Promise<void> {
  const names = [...KEPT_TABLES, ...PASSING_TABLES].map(tableName);
  await tx.execute(sql`truncate ${listed(names)}`);
}
