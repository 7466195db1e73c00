import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { dseScores, users } from '../../db/schema.ts';

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
