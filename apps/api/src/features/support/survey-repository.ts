import type { Executor } from '../../db/executor.ts';
import { surveyAnswers } from '../../db/schema.ts';

export type SurveyAnswer = typeof surveyAnswers.$inferSelect;

export async function insertAnswer(db: Executor, answer: SurveyAnswer): Promise<void> {
  await db.insert(surveyAnswers).values(answer);
}

/** By day, and within a day in an order that says nothing. */
export function listAnswers(db: Executor): Promise<SurveyAnswer[]> {
  return db.select().from(surveyAnswers).orderBy(surveyAnswers.submittedOn, surveyAnswers.id);
}
