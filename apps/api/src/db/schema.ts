import type { SecurityEvent, SecurityResult } from '@lodestar/contract';
import {
  type Grade,
  type JupasBand,
  LIST_KINDS,
  type ListChoice,
  type ProgrammeRow,
  type SourceNote,
  type SubjectCode,
} from '@lodestar/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { owner, users } from './schema-accounts.ts';

export * from './schema-accounts.ts';
export * from './schema-eddy.ts';

/** One year's catalogue. `imported` years are never overwritten by the files that the product ships. */
export const collections = pgTable(
  'collections',
  {
    name: text().primaryKey(),
    entryYear: integer('entry_year').notNull(),
    sources: jsonb().$type<Readonly<Record<string, SourceNote>>>().notNull(),
    fileHash: text('file_hash').notNull(),
    origin: text({ enum: ['shipped', 'imported'] }).notNull(),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('collections_origin', sql`${table.origin} in ('shipped', 'imported')`)],
);

export const programmes = pgTable(
  'programmes',
  {
    collection: text()
      .notNull()
      .references(() => collections.name, { onDelete: 'cascade' }),
    code: text().notNull(),
    position: integer().notNull(),
    facts: jsonb().$type<ProgrammeRow>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.code] })],
);

/** A single row that grows with every change, so that each server sees when its copy in memory is old. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull(),
  },
  (table) => [check('catalogue_version_single', sql`${table.id} = 1`)],
);

export interface SavedRow {
  readonly subjectCode: SubjectCode;
  readonly score: Grade;
}

const savedAt = () => timestamp('saved_at', { withTimezone: true, precision: 3 }).notNull();

/** A pupil's grades in the order of the table; `version` grows with every save. */
export const dseScores = pgTable('dse_scores', {
  uid: owner().primaryKey(),
  rows: jsonb().$type<readonly SavedRow[]>().notNull(),
  version: integer().notNull(),
  savedAt: savedAt(),
});

/** A pupil's list of programmes, first choice first; `notes` by code, of codes that may be gone from it. */
export const jupasOrders = pgTable('jupas_orders', {
  uid: owner().primaryKey(),
  codes: jsonb().$type<readonly string[]>().notNull(),
  notes: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  version: integer().notNull(),
  savedAt: savedAt(),
});

/** Lists that a pupil keeps beside it: whole lists of JUPAS by name, and the shortlist. */
export const pupilLists = pgTable(
  'pupil_lists',
  {
    uid: owner(),
    id: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: LIST_KINDS }).notNull(),
    choices: jsonb().$type<readonly ListChoice[]>().notNull(),
    version: integer().notNull(),
    savedAt: savedAt(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);

/** Texts that were asked of Eddy, for the quotas; what was asked and answered is not kept. */
export const generations = pgTable(
  'generations',
  {
    id: text().primaryKey(),
    uid: owner(),
    /** What it was for: each kind has its quota. */
    kind: text({ enum: ['text', 'chat'] })
      .notNull()
      .default('text'),
    startedAt: moment('started_at').notNull(),
    /** Null while it is being written. */
    finishedAt: moment('finished_at'),
  },
  (table) => [index('generations_uid_started_at').on(table.uid, table.startedAt)],
);

/** What people wrote to the operator; `uid` when they were signed in. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    uid: text().references(() => users.uid, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null until a mail server has taken it. */
    mailedAt: moment('mailed_at'),
    /** When one is next to be asked; null once it is mailed, given up, or never was to be. */
    mailDue: moment('mail_due'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
  },
  (table) => [
    index('contact_messages_created_at').on(table.createdAt, table.id),
    index('contact_messages_uid').on(table.uid),
    index('contact_messages_mail_due').on(table.mailDue),
  ],
);

/** Answers to the survey. No name, account or address, and no more of the time than its day: `id` is random. */
export const surveyAnswers = pgTable('survey_answers', {
  id: text().primaryKey(),
  submittedOn: date('submitted_on', { mode: 'string' }).notNull(),
  entryYear: integer('entry_year').notNull(),
  scores: jsonb().$type<readonly SavedRow[]>().notNull(),
  offer: text(),
  band: text().$type<JupasBand>(),
  satisfied: boolean(),
});

const day = () => date({ mode: 'string' }).notNull();
const sum = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Requests of each route by day and status code; every server adds its own. */
export const usageCounts = pgTable(
  'usage_counts',
  {
    day: day(),
    method: text().notNull(),
    path: text().notNull(),
    status: integer().notNull(),
    requests: sum('requests'),
    /** Microseconds, all requests together. */
    elapsed: sum('elapsed'),
  },
  (table) => [primaryKey({ columns: [table.day, table.method, table.path, table.status] })],
);

/** What visitors of a day are hashed with. Thrown away with their hashes when the day is closed. */
export const usageSalts = pgTable('usage_salts', { day: day().primaryKey(), salt: text().notNull() });

/** Who used a route on a day that is still open, as hashes that mean nothing on any other day. */
export const usageVisitors = pgTable(
  'usage_visitors',
  { day: day(), method: text().notNull(), path: text().notNull(), visitor: text().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.method, table.path, table.visitor] })],
);

/** How many they were, once the day is closed. */
export const usageVisitorCounts = pgTable(
  'usage_visitor_counts',
  { day: day(), method: text().notNull(), path: text().notNull(), visitors: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.method, table.path] })],
);

/**
 * Who did what to whose account. Lines outlive the accounts they name, which is why these are no references, and name
 * them by uid: a user id that is free again leads to nobody's past.
 */
export const securityLog = pgTable(
  'security_log',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    who: text(),
    what: text().$type<SecurityEvent>().notNull(),
    whose: text(),
    result: text().$type<SecurityResult>().notNull(),
    requestId: text('request_id'),
    reason: text(),
  },
  (table) => [index('security_log_at').on(table.at, table.id)],
);
