import type {
  Gender,
  PreferredLanguage,
  SchoolDistrict,
  Title,
  TrajectoryAnalysis,
  TrajectoryConnection,
  TrajectoryEvent,
  UserRole,
} from '@lodestar/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

export type SixScores = [number, number, number, number, number, number];

/** The user record. `version` grows with every change of the row; `email` is stored in lower case. */
export const users = pgTable(
  'users',
  {
    uid: text().primaryKey(),
    userId: text('user_id').notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    nickname: text(),
    title: text().$type<Title>(),
    gender: text().$type<Gender>(),
    phone: text(),
    role: text().$type<UserRole>().notNull().default('Stu'),
    schoolName: text('school_name'),
    schoolDistrict: text('school_district').$type<SchoolDistrict>().notNull(),
    /** Null: not said. */
    form: integer().default(1),
    directMarketing: boolean('direct_marketing').notNull().default(false),
    emailList: boolean('email_list').notNull().default(false),
    cardId: text('card_id'),
    ability: jsonb().$type<SixScores>().notNull(),
    recommendationTitle: text('recommendation_title'),
    recommendationText: text('recommendation_text'),
    needsRecommendation: boolean('needs_recommendation').notNull().default(true),
    events: jsonb().$type<readonly TrajectoryEvent[]>().notNull(),
    connections: jsonb().$type<readonly TrajectoryConnection[]>().notNull(),
    analyses: jsonb().$type<readonly TrajectoryAnalysis[]>().notNull(),
    eventTypes: jsonb('event_types').$type<readonly string[]>().notNull(),
    language: text().$type<PreferredLanguage>().notNull().default('en'),
    admin: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** When a link mailed to this very address was last followed; null: nobody has shown that it is theirs. */
    emailVerifiedAt: moment('email_verified_at'),
    /** To the day. */
    lastActiveAt: moment('last_active_at').notNull().default(sql`now()`),
    /** When it was mailed that the account, unused, will be erased. */
    endingToldAt: moment('ending_told_at'),
    agreedAt: moment('agreed_at'),
    agreedVersion: text('agreed_version'),
  },
  (table) => [
    uniqueIndex('users_user_id').on(sql`lower(${table.userId})`),
    uniqueIndex('users_email').on(table.email),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_role', sql`${table.role} in ('Stu', 'Tea', 'Sta')`),
    index('users_last_active_at').on(table.lastActiveAt),
    check('users_form', sql`${table.form} between 1 and 6`),
  ],
);

/** The account that a row belongs to and goes with. */
export const owner = () =>
  text()
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' });

/** Apart from the user record, so that no query for a user can carry a hash. */
export const credentials = pgTable('credentials', {
  uid: owner().primaryKey(),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** Whether a code is asked for as well. Here, so that a sign-in under way sees it change. */
  secondFactor: boolean('second_factor').notNull().default(false),
});

/** The secret behind the codes, encrypted with a key that is not in the database; it counts once it is confirmed. */
export const secondFactors = pgTable('second_factors', {
  uid: owner().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The latest half minute whose code was used: no code counts twice. */
  lastStep: integer('last_step'),
});

/** Codes for who has lost the other device, as hashes; one that was used is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { uid: owner(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.uid, table.codeHash] })],
);

/** Who is no admin although the settings name him or her: an operator said so later. */
export const adminRevocations = pgTable('admin_revocations', {
  uid: owner().primaryKey(),
  revokedAt: moment('revoked_at').notNull(),
});

/** The code by which the first admin is made, as a hash. */
export const adminClaims = pgTable('admin_claims', {
  codeHash: text('code_hash').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

/** `tokenHash` is the SHA-256 of a bearer token that only its holder knows; `id` is what the owner sees. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: text().notNull().unique(),
    uid: owner(),
    device: text(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the password was last given in it. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('sessions_uid').on(table.uid)],
);

/** Wrong passwords per account, or identifier that is no account, and address; both as hashes. */
export const loginFailures = pgTable(
  'login_failures',
  {
    accountKey: text('account_key').notNull(),
    addressKey: text('address_key').notNull(),
    /** Whether the account has signed in from this address before. */
    known: boolean().notNull(),
    failures: integer().notNull(),
    since: moment('since').notNull(),
    lockedUntil: moment('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.accountKey, table.addressKey] })],
);

/** Addresses, as hashes, from which an account has signed in. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    uid: owner(),
    addressKey: text('address_key').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.addressKey] })],
);

export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    uid: owner(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('reset_tokens_uid').on(table.uid)],
);

/** An e-mail address that waits for the link mailed to it; a later wish takes the place of an earlier one. */
export const emailChanges = pgTable('email_changes', {
  uid: owner().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  email: text().notNull(),
  /** The session that asked for a new address, which stays; null: it is the address that the account has already. */
  sessionId: text('session_id'),
  expiresAt: moment('expires_at').notNull(),
});

/** Answers given once per key; `answer` is encrypted with the key, which the database does not know. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    requestHash: text('request_hash').notNull(),
    answer: text(),
    uid: text().references(() => users.uid, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_created_at').on(table.createdAt)],
);
