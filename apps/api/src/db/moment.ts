import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a point in time, in UTC, to the millisecond as a Date has it. */
export const moment = <N extends string>(name: N) => timestamp(name, { withTimezone: true, precision: 3 });
