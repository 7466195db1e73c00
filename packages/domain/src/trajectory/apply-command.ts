import { yearInHongKong } from '../hong-kong-time.ts';
import {
  type ConnectionDraft,
  type ConnectionProblem,
  type EventDraft,
  type EventProblem,
  eventTypeName,
  judgeConnection,
  judgeEvent,
  storableProse,
  tooLong,
} from './drafts.ts';
import { shownTypes } from './event-types.ts';
import type { TrajectoryWork } from './trajectory.ts';
import { TRAJECTORY_LIMITS } from './trajectory.ts';

/** One thing a pupil does to the map. */
export type TrajectoryCommand =
  | { readonly kind: 'addEvent'; readonly draft: EventDraft }
  | { readonly kind: 'changeEvent'; readonly id: string; readonly draft: EventDraft }
  | { readonly kind: 'removeEvent'; readonly id: string }
  | { readonly kind: 'addConnection'; readonly draft: ConnectionDraft }
  | { readonly kind: 'changeConnection'; readonly id: string; readonly draft: ConnectionDraft }
  | { readonly kind: 'removeConnection'; readonly id: string }
  | { readonly kind: 'addType'; readonly name: string }
  | { readonly kind: 'orderTypes'; readonly types: readonly string[] }
  | { readonly kind: 'renameType'; readonly type: string; readonly name: string }
  | { readonly kind: 'removeType'; readonly type: string }
  | { readonly kind: 'addAnalysis'; readonly content: string }
  | { readonly kind: 'removeAnalysis'; readonly id: string };

/** When something is done, and a text of letters and digits that nobody else draws. */
export interface Occasion {
  readonly now: Date;
  readonly chance: string;
}

export type TrajectoryProblem =
  | EventProblem
  | ConnectionProblem
  | { readonly code: 'typeInUse'; readonly events: number }
  | { readonly code: 'full'; readonly list: keyof typeof TRAJECTORY_LIMITS; readonly max: number }
  /** What is to be changed is not there any more. */
  | { readonly code: 'gone' };

export type CommandOutcome =
  /** `id`: of what was added, changed or removed; a type's name. */
  | { readonly kind: 'done'; readonly work: TrajectoryWork; readonly id: string }
  /** Nothing to do, such as adding a type that is there. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly problems: readonly TrajectoryProblem[] };

const UNCHANGED = { kind: 'unchanged' } as const;
const refused = (...problems: readonly TrajectoryProblem[]) => ({ kind: 'refused', problems }) as const;
const done = (id: string, work: TrajectoryWork) => ({ kind: 'done', work, id }) as const;

const newId = (prefix: 'event' | 'connection' | 'analysis', { now, chance }: Occasion) =>
  `${prefix}_${now.getTime()}_${chance}`;

const room = (list: keyof typeof TRAJECTORY_LIMITS, entries: readonly unknown[]) => {
  const max = TRAJECTORY_LIMITS[list];
  return entries.length < max ? null : refused({ code: 'full', list, max });
};

const found = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string) =>
  entries.find((entry) => entry.id === id);
const without = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string) =>
  entries.filter((entry) => entry.id !== id);
const replaced = <Entry extends { readonly id: string }>(entries: readonly Entry[], next: Entry) =>
  entries.map((entry) => (entry.id === next.id ? next : entry));

function addEvent(work: TrajectoryWork, draft: EventDraft, occasion: Occasion): CommandOutcome {
  const judged = judgeEvent(draft, work, yearInHongKong(occasion.now));
  if (judged.kind === 'refused') return judged;
  const id = newId('event', occasion);
  const event = { id, ...judged.fields, timestamp: occasion.now.toISOString() };
  return room('events', work.events) ?? done(id, { ...work, events: [...work.events, event] });
}

function changeEvent(work: TrajectoryWork, id: string, draft: EventDraft, { now }: Occasion): CommandOutcome {
  const before = found(work.events, id);
  if (before === undefined) return refused({ code: 'gone' });
  // Its type may be none of the pupil's: then it stays until the pupil mends it.
  const judged = judgeEvent(draft, { types: [...work.types, before.type] }, yearInHongKong(now));
  if (judged.kind === 'refused') return judged;
  const { name, year, type, description } = judged.fields;
  const isSame =
    before.name === name &&
    before.year === year &&
    before.type === type &&
    before.description === description;
  if (isSame) return UNCHANGED;
  const event = { id, name, year, type, description, timestamp: now.toISOString() };
  return done(id, { ...work, events: replaced(work.events, event) });
}

/** With its connections (specification, part 2, section 4). */
function removeEvent(work: TrajectoryWork, id: string): CommandOutcome {
  if (found(work.events, id) === undefined) return UNCHANGED;
  const connections = work.connections.filter(({ from, to }) => from !== id && to !== id);
  return done(id, { ...work, events: without(work.events, id), connections });
}

function addConnection(work: TrajectoryWork, draft: ConnectionDraft, occasion: Occasion): CommandOutcome {
  const judged = judgeConnection(draft, work);
  if (judged.kind === 'refused') return judged;
  const id = newId('connection', occasion);
  const connections = [...work.connections, { id, ...judged.fields }];
  return room('connections', work.connections) ?? done(id, { ...work, connections });
}

function changeConnection(work: TrajectoryWork, id: string, draft: ConnectionDraft): CommandOutcome {
  const before = found(work.connections, id);
  if (before === undefined) return refused({ code: 'gone' });
  const judged = judgeConnection(draft, work);
  if (judged.kind === 'refused') return judged;
  const { from, to, type, description } = judged.fields;
  const isSame =
    before.from === from && before.to === to && before.type === type && before.description === description;
  if (isSame) return UNCHANGED;
  const connections = replaced(work.connections, { id, from, to, type, description });
  return done(id, { ...work, connections });
}

/** A name that is there already, or none, is passed over (specification, part 2, section 5). */
function addType(work: TrajectoryWork, name: string): CommandOutcome {
  const type = eventTypeName(name);
  if (type === '' || work.types.includes(type)) return UNCHANGED;
  const problems = tooLong({ type });
  if (problems.length > 0) return refused(...problems);
  return room('eventTypes', work.types) ?? done(type, { ...work, types: [...work.types, type] });
}

/**
 * Types that the new order does not know keep their places behind it; what it invents is passed over. One that only
 * events have becomes the pupil's own by being given a place.
 */
function orderTypes(work: TrajectoryWork, order: readonly string[]): CommandOutcome {
  const columns = shownTypes(work);
  const known = order.filter((type) => columns.includes(type));
  const types = [...new Set([...known, ...work.types])];
  if (types.length === work.types.length && types.every((type, index) => work.types[index] === type)) {
    return UNCHANGED;
  }
  return room('eventTypes', types.slice(1)) ?? done(types[0] ?? '', { ...work, types });
}

/** With its events; under the name of another type they become that one's. */
function renameType(work: TrajectoryWork, type: string, typed: string, { now }: Occasion): CommandOutcome {
  const name = eventTypeName(typed);
  if (!shownTypes(work).includes(type)) return refused({ code: 'gone' });
  if (name === '') return refused({ code: 'nameMissing' });
  if (name === type && work.types.includes(type)) return UNCHANGED;
  const problems = tooLong({ type: name });
  if (problems.length > 0) return refused(...problems);
  const renamed = work.types.map((one) => (one === type ? name : one));
  const types = [...new Set([...renamed, name])];
  const timestamp = now.toISOString();
  const events = work.events.map((event) =>
    event.type === type ? { ...event, type: name, timestamp } : event,
  );
  return room('eventTypes', types.slice(1)) ?? done(name, { ...work, types, events });
}

function removeType(work: TrajectoryWork, type: string): CommandOutcome {
  const events = work.events.filter((event) => event.type === type).length;
  if (events > 0) return refused({ code: 'typeInUse', events });
  if (!work.types.includes(type)) return UNCHANGED;
  return done(type, { ...work, types: work.types.filter((one) => one !== type) });
}

/** In front of the others; a 51st drops the oldest. */
function addAnalysis(work: TrajectoryWork, text: string, occasion: Occasion): CommandOutcome {
  const content = storableProse(text);
  const problems = tooLong({ content });
  if (problems.length > 0) return refused(...problems);
  const id = newId('analysis', occasion);
  const analysis = { id, timestamp: occasion.now.toISOString(), content };
  const analyses = [analysis, ...work.analyses].slice(0, TRAJECTORY_LIMITS.analyses);
  return done(id, { ...work, analyses });
}

/** The map after a command. The rules are the specification's (part 2, sections 4 and 5). */
export function applyCommand(
  work: TrajectoryWork,
  command: TrajectoryCommand,
  occasion: Occasion,
): CommandOutcome {
  switch (command.kind) {
    case 'addEvent':
      return addEvent(work, command.draft, occasion);
    case 'changeEvent':
      return changeEvent(work, command.id, command.draft, occasion);
    case 'removeEvent':
      return removeEvent(work, command.id);
    case 'addConnection':
      return addConnection(work, command.draft, occasion);
    case 'changeConnection':
      return changeConnection(work, command.id, command.draft);
    case 'removeConnection': {
      const { id } = command;
      if (found(work.connections, id) === undefined) return UNCHANGED;
      return done(id, { ...work, connections: without(work.connections, id) });
    }
    case 'addType':
      return addType(work, command.name);
    case 'orderTypes':
      return orderTypes(work, command.types);
    case 'renameType':
      return renameType(work, command.type, command.name, occasion);
    case 'removeType':
      return removeType(work, command.type);
    case 'addAnalysis':
      return addAnalysis(work, command.content, occasion);
    case 'removeAnalysis': {
      const { id } = command;
      if (found(work.analyses, id) === undefined) return UNCHANGED;
      return done(id, { ...work, analyses: without(work.analyses, id) });
    }
  }
}
