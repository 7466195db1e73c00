import { JUPAS_CHOICES } from '../admission/selection.ts';

/** Programmes that may be put in newly after results (jupas.edu.hk, modification after release of results). */
export const NEW_CHOICES = 5;
/** What JUPAS wants typed before a list counts. */
export const TYPED_YES = 'Yes';
/** Hours of the day, Hong Kong time, in which the system of JUPAS is closed. */
export const CLOSED_HOURS = { from: 3, to: 6 } as const;

/** Days of the change of choices in Hong Kong, both included; from the calendar of the cycle. */
export interface ChangeWindow {
  readonly start: string;
  readonly end: string;
}

/** A moment in Hong Kong: the day as `2026-07-16`, the hour from 0 to 23. */
export interface DrillMoment {
  readonly day: string;
  readonly hour: number;
}

export type WindowState = 'before' | 'open' | 'closedHours' | 'after';

/** Whether choices can be changed at a moment. */
export function windowAt({ start, end }: ChangeWindow, { day, hour }: DrillMoment): WindowState {
  if (day < start) return 'before';
  if (day > end) return 'after';
  return hour >= CLOSED_HOURS.from && hour < CLOSED_HOURS.to ? 'closedHours' : 'open';
}

export const DRILL_STEPS = ['grades', 'chances', 'changes', 'confirm', 'done'] as const;
export type DrillStep = (typeof DRILL_STEPS)[number];

/** Where a drill stands: the confirmed list, the list as it would be handed in, and what was typed. */
export interface Drill {
  readonly step: DrillStep;
  readonly confirmed: readonly string[];
  readonly list: readonly string[];
  readonly typed: string;
}

export type DrillEvent =
  | { readonly kind: 'next' }
  | { readonly kind: 'back' }
  /** Puts a programme at the end, in place of a choice where one is named. */
  | { readonly kind: 'add'; readonly code: string; readonly instead: string | null }
  | { readonly kind: 'undo'; readonly code: string }
  | { readonly kind: 'type'; readonly text: string }
  /** `at` null: an exercise, held on any day. */
  | {
      readonly kind: 'submit';
      readonly window: ChangeWindow | null;
      readonly at: DrillMoment | null;
    };

export type DrillRefusal =
  | 'tooManyNew'
  | 'listFull'
  | 'alreadyChosen'
  | 'notYes'
  | 'handedIn'
  | Exclude<WindowState, 'open'>;

export type DrillOutcome =
  | { readonly kind: 'moved'; readonly drill: Drill }
  | { readonly kind: 'refused'; readonly reason: DrillRefusal };

/** A drill begins with the confirmed list. */
export function beginDrill(confirmed: readonly string[]): Drill {
  return { step: 'grades', confirmed, list: confirmed, typed: '' };
}

/** What is new on the list against the confirmed one. */
export function newOnList({ confirmed, list }: Drill): readonly string[] {
  return list.filter((code) => !confirmed.includes(code));
}

const moved = (drill: Drill): DrillOutcome => ({ kind: 'moved', drill });
const refused = (reason: DrillRefusal): DrillOutcome => ({ kind: 'refused', reason });

function stepBeside(step: DrillStep, by: 1 | -1): DrillStep {
  const place = Math.min(DRILL_STEPS.indexOf('confirm'), Math.max(0, DRILL_STEPS.indexOf(step) + by));
  return DRILL_STEPS[place] ?? step;
}

function add(drill: Drill, code: string, instead: string | null): DrillOutcome {
  if (drill.list.includes(code)) return refused('alreadyChosen');
  const list = [...drill.list.filter((one) => one !== instead), code];
  if (list.length > JUPAS_CHOICES) return refused('listFull');
  const next = { ...drill, list };
  return newOnList(next).length > NEW_CHOICES ? refused('tooManyNew') : moved(next);
}

/** Takes a new choice off; what it stood for comes back where it was confirmed. */
function undo(drill: Drill, code: string): DrillOutcome {
  const others = newOnList(drill).filter((one) => one !== code);
  const removed = drill.confirmed.filter((one) => !drill.list.includes(one));
  const room = JUPAS_CHOICES - drill.confirmed.length;
  const stillGone = others.length > room ? removed.slice(0, others.length - room) : [];
  return moved({ ...drill, list: [...drill.confirmed.filter((one) => !stillGone.includes(one)), ...others] });
}

function submit(drill: Drill, window: ChangeWindow | null, at: DrillMoment | null): DrillOutcome {
  if (drill.typed !== TYPED_YES) return refused('notYes');
  const state = window === null || at === null ? 'open' : windowAt(window, at);
  return state === 'open' ? moved({ ...drill, step: 'done' }) : refused(state);
}

/** The next state of a drill. One list is handed in, once: after that nothing moves. */
export function stepDrill(drill: Drill, event: DrillEvent): DrillOutcome {
  if (drill.step === 'done') return refused('handedIn');
  switch (event.kind) {
    case 'next':
      return moved({ ...drill, step: stepBeside(drill.step, 1) });
    case 'back':
      return moved({ ...drill, step: stepBeside(drill.step, -1) });
    case 'add':
      return add(drill, event.code, event.instead);
    case 'undo':
      return undo(drill, event.code);
    case 'type':
      return moved({ ...drill, typed: event.text });
    case 'submit':
      return submit(drill, event.window, event.at);
  }
}
