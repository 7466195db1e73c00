import {
  CONNECTION_KINDS,
  EARLIEST_EVENT_YEAR,
  LATEST_STORED_YEAR,
  TRAJECTORY_LIMITS,
  TRAJECTORY_TEXTS,
} from '@lodestar/domain';
import { z } from 'zod';
import { proseOf, requiredLineOf } from '../stored-text.ts';

const idSchema = requiredLineOf(TRAJECTORY_TEXTS.id);
const timestampSchema = z.iso.datetime({ offset: true });
/** In lower case, as types are stored and compared. */
const eventTypeSchema = requiredLineOf(TRAJECTORY_TEXTS.type).overwrite((type) => type.toLowerCase());

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;
const hasUniqueIds = (entries: readonly { readonly id: string }[]) => isUnique(entries.map(({ id }) => id));

/** Something that happened in a pupil's life. How far ahead a year may lie, the server decides by its clock. */
export const trajectoryEventSchema = z.object({
  id: idSchema,
  name: requiredLineOf(TRAJECTORY_TEXTS.name),
  year: z.int().min(EARLIEST_EVENT_YEAR).max(LATEST_STORED_YEAR),
  type: eventTypeSchema,
  description: proseOf(TRAJECTORY_TEXTS.description).default(''),
  timestamp: timestampSchema,
});

/** A link between two events; fields a page adds for itself are dropped. */
export const trajectoryConnectionSchema = z
  .object({
    id: idSchema,
    from: idSchema,
    to: idSchema,
    type: z.enum(CONNECTION_KINDS),
    description: proseOf(TRAJECTORY_TEXTS.description).default(''),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], params: { problem: 'sameEvent' } });

/** What was written about a trajectory. */
export const trajectoryAnalysisSchema = z.object({
  id: idSchema,
  timestamp: timestampSchema,
  content: proseOf(TRAJECTORY_TEXTS.content),
});

const unique = { params: { problem: 'repeated' } };

/** The trajectory as a caller sends it; each list replaces the stored one. Analyses: newest first. */
export const trajectoryFields = {
  trajectory_events: z
    .array(trajectoryEventSchema)
    .max(TRAJECTORY_LIMITS.events)
    .refine(hasUniqueIds, unique),
  trajectory_connections: z
    .array(trajectoryConnectionSchema)
    .max(TRAJECTORY_LIMITS.connections)
    .refine(hasUniqueIds, unique),
  trajectory_analyses: z
    .array(trajectoryAnalysisSchema)
    .max(TRAJECTORY_LIMITS.analyses + 1)
    .refine(hasUniqueIds, unique),
  event_types: z.array(eventTypeSchema).max(TRAJECTORY_LIMITS.eventTypes).refine(isUnique, unique),
};

export type TrajectoryEvent = z.output<typeof trajectoryEventSchema>;
export type TrajectoryConnection = z.output<typeof trajectoryConnectionSchema>;
export type TrajectoryAnalysis = z.output<typeof trajectoryAnalysisSchema>;
