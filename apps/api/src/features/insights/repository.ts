import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import {
  dseScores,
  usageCounts,
  usageSalts,
  usageVisitorCounts,
  usageVisitors,
  users,
} from '../../db/schema.ts';

export type UsageCount = typeof usageCounts.$inferSelect;
export type UsageVisitor = typeof usageVisitors.$inferSelect;

/** Rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const CHUNK = 2_000;

/** Adds to what other servers counted; the rows in the order of their keys, so that two servers never wait for each other. */
export async function addCounts(db: Executor, counts: readonly UsageCount[]): Promise<void> {
  const { day, method, path, status, requests, elapsed } = usageCounts;
  for (const rows of chunks(counts)) {
    await db
      .insert(usageCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [day, method, path, status],
        set: {
          requests: sql`${requests} + excluded.requests`,
          elapsed: sql`${elapsed} + excluded.elapsed`,
        },
      });
  }
}

/** In the order of their keys, too. Tells of which routes those were who had not been there that day. */
export async function addVisitors(db: Executor, visitors: readonly UsageVisitor[]) {
  const { day, method, path } = usageVisitors;
  const added = [];
  for (const rows of chunks(visitors)) {
    const insert = db.insert(usageVisitors).values(rows).onConflictDoNothing();
    added.push(...(await insert.returning({ day, method, path })));
  }
  return added;
}

/** The salt of a day for all servers, `drawn` when it has none yet; the day stays open until the transaction ends. */
export async function openDay(db: Executor, day: string, drawn: string): Promise<string> {
  await db.insert(usageSalts).values({ day, salt: drawn }).onConflictDoNothing();
  const [row] = await db.select().from(usageSalts).where(eq(usageSalts.day, day)).for('share');
  return row?.salt ?? drawn;
}

/** Counts the visitors of the days before `day`, and forgets them and what they were hashed with. */
export async function closeDaysBefore(db: Executor, day: string): Promise<void> {
  await db.delete(usageSalts).where(lt(usageSalts.day, day));
  const counts = usageVisitorCounts;
  await db
    .insert(counts)
    .select(visitorsByRoute(db, lt(usageVisitors.day, day)))
    .onConflictDoUpdate({
      target: [counts.day, counts.method, counts.path],
      set: { visitors: sql`${counts.visitors} + excluded.visitors` },
    });
  await db.delete(usageVisitors).where(lt(usageVisitors.day, day));
}

export interface DayOfRoute {
  readonly day: string;
  readonly method: string;
  readonly path: string;
  readonly requests: number;
  readonly elapsed: number;
  readonly statuses: Readonly<Record<string, number>>;
}

/** Oldest first. */
export function listDays(db: Executor, since: string | null): Promise<DayOfRoute[]> {
  const { day, method, path, status, requests, elapsed } = usageCounts;
  return db
    .select({
      day,
      method,
      path,
      requests: sql<number>`sum(${requests})`.mapWith(Number),
      elapsed: sql<number>`sum(${elapsed})`.mapWith(Number),
      statuses: sql<Record<string, number>>`json_object_agg(${status}, ${requests})`,
    })
    .from(usageCounts)
    .where(since === null ? undefined : gte(day, since))
    .groupBy(day, method, path)
    .orderBy(day);
}

/** How many used each route on each day, open days included. */
export async function listVisitorCounts(db: Executor, since: string | null) {
  const closed = await db
    .select()
    .from(usageVisitorCounts)
    .where(since === null ? undefined : gte(usageVisitorCounts.day, since));
  const open = await visitorsByRoute(db, since === null ? undefined : and(gte(usageVisitors.day, since)));
  return [...closed, ...open];
}

export function sumByPath(db: Executor): Promise<{ path: string; requests: number }[]> {
  const requests = sql<number>`sum(${usageCounts.requests})`.mapWith(Number);
  return db
    .select({ path: usageCounts.path, requests })
    .from(usageCounts)
    .groupBy(usageCounts.path)
    .orderBy(sql`sum(${usageCounts.requests}) desc`, usageCounts.path);
}

function visitorsByRoute(db: Executor, which: SQL | undefined) {
  const { day, method, path } = usageVisitors;
  return db
    .select({ day, method, path, visitors: sql<number>`count(*)::int`.mapWith(Number).as('visitors') })
    .from(usageVisitors)
    .where(which)
    .groupBy(day, method, path);
}

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}

export interface GradeCount {
  readonly subject: string;
  readonly grade: string;
  readonly pupils: number;
}

/** How many saved which grade in which subject. */
export function countGrades(db: Executor): Promise<GradeCount[]> {
  const subject = sql<string>`entry."subjectCode"`;
  const grade = sql<string>`entry.score`;
  return db
    .select({ subject, grade, pupils: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`${dseScores}, jsonb_to_recordset(${dseScores.rows}) as entry("subjectCode" text, score text)`)
    .groupBy(sql`1`, sql`2`);
}

/** When each account was opened (ISO 8601, UTC), oldest first. In one text: rows cost more than what is in them. */
export async function listSignups(db: Executor): Promise<readonly string[]> {
  const time = sql`to_char(${users.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const all = sql<string | null>`string_agg(${time}, ',' order by ${users.createdAt})`;
  const [row] = await db.select({ all }).from(users);
  return row?.all?.split(',') ?? [];
}
