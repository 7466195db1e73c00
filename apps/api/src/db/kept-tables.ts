import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** What a backup holds, in an order in which rows refer to earlier ones only. */
export const KEPT_TABLES: readonly PgTable[] = [
  schema.collections,
  schema.programmes,
  schema.users,
  schema.credentials,
  schema.knownAddresses,
  schema.dseScores,
  schema.jupasOrders,
  schema.chats,
  schema.chatMessages,
  schema.contactMessages,
  schema.surveyAnswers,
  schema.usageCounts,
  schema.usageVisitorCounts,
];

/**
 * What a backup leaves out, and a restore empties. Sessions, mailed links, locks, kept answers and counts of the hour
 * have ended by the time, and restored would be valid again; the day's visitors must not outlive their day.
 */
export const PASSING_TABLES: readonly PgTable[] = [
  schema.sessions,
  schema.resetTokens,
  schema.loginFailures,
  schema.idempotencyKeys,
  schema.generations,
  schema.usageSalts,
  schema.usageVisitors,
];
