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
  const subject = sql<string>`entry->>'subjectCode'`;
  const grade = sql<string>`entry->>'score'`;
  return db
    .select({ subject, grade, pupils: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`${dseScores}, jsonb_array_elements(${dseScores.rows}) as entry`)
    .groupBy(sql`1`, sql`2`);
}

/** When each account was opened, oldest first. */
export async function listSignups(db: Executor): Promise<Date[]> {
  const rows = await db.select({ createdAt: users.createdAt }).from(users).orderBy(users.createdAt);
  return rows.map(({ createdAt }) => createdAt);
}
