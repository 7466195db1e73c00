import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginDrill,
  type Drill,
  type DrillEvent,
  NEW_CHOICES,
  newOnList,
  stepDrill,
  TYPED_YES,
  windowAt,
} from './drill.ts';

const LIST = ['JS1001', 'JS1002', 'JS1003'];
const WINDOW = { start: '2026-07-16', end: '2026-07-18' };
const OPEN = { day: '2026-07-17', hour: 10 };

function after(events: readonly DrillEvent[], from: Drill = beginDrill(LIST)): Drill {
  return events.reduce((drill, event) => {
    const outcome = stepDrill(drill, event);
    return outcome.kind === 'moved' ? outcome.drill : drill;
  }, from);
}
const add = (code: string, instead: string | null = null): DrillEvent => ({ kind: 'add', code, instead });
const submit = (at = OPEN): DrillEvent => ({ kind: 'submit', window: WINDOW, at });
const typed = after([{ kind: 'type', text: TYPED_YES }]);

describe('a drill of results day', () => {
  it('goes through its steps and back, and is done only when handed in', () => {
    const next: DrillEvent = { kind: 'next' };
    expect(after([next, next, next, next]).step).toBe('confirm');
    expect(after([next, next, { kind: 'back' }]).step).toBe('chances');
    expect(after([{ kind: 'back' }]).step).toBe('grades');
    expect(after([submit()], typed).step).toBe('done');
  });

  it('takes five new choices at most, twenty in all, each once', () => {
    const five = after(Array.from({ length: 6 }, (_, place) => add(`JS200${place}`)));
    expect(newOnList(five)).toHaveLength(NEW_CHOICES);
    expect(stepDrill(five, add('JS2009'))).toEqual({ kind: 'refused', reason: 'tooManyNew' });
    expect(stepDrill(five, add('JS1001'))).toEqual({ kind: 'refused', reason: 'alreadyChosen' });
    const full = beginDrill(Array.from({ length: 20 }, (_, place) => `JS${3000 + place}`));
    expect(stepDrill(full, add('JS2000'))).toEqual({ kind: 'refused', reason: 'listFull' });
    expect(after([add('JS2000', 'JS3004')], full).list.at(-1)).toBe('JS2000');
  });

  it('takes a new choice back, and what it stood for with it', () => {
    expect(after([add('JS2000'), { kind: 'undo', code: 'JS2000' }]).list).toEqual(LIST);
    const full = beginDrill(Array.from({ length: 20 }, (_, place) => `JS${3000 + place}`));
    const undone = after([add('JS2000', 'JS3004'), { kind: 'undo', code: 'JS2000' }], full);
    expect(undone.list).toEqual(full.list);
  });

  it.each(['yes', 'YES', 'Yes ', '', '好'])('is not handed in for %j', (text) => {
    const drill = after([{ kind: 'type', text }]);
    expect(stepDrill(drill, submit())).toEqual({ kind: 'refused', reason: 'notYes' });
  });

  it.each([
    ['2026-07-15', 12, 'before'],
    ['2026-07-16', 2, 'open'],
    ['2026-07-16', 3, 'closedHours'],
    ['2026-07-17', 5, 'closedHours'],
    ['2026-07-18', 6, 'open'],
    ['2026-07-19', 0, 'after'],
  ] as const)('on %s at %i finds the window %s', (day, hour, state) => {
    expect(windowAt(WINDOW, { day, hour })).toBe(state);
    const outcome = stepDrill(typed, submit({ day, hour }));
    expect(outcome.kind === 'moved' ? 'open' : outcome.reason).toBe(state);
  });

  it('is handed in once: after that nothing moves', () => {
    const done = after([submit()], typed);
    for (const event of [submit(), add('JS2000'), { kind: 'back' } as const])
      expect(stepDrill(done, event)).toEqual({ kind: 'refused', reason: 'handedIn' });
    expect(after([{ kind: 'submit', window: null, at: null }], typed).step).toBe('done');
  });

  it('whatever happens, never puts a new choice above a confirmed one', () => {
    const codes = Array.from({ length: 8 }, (_, place) => `JS200${place}`);
    const anEvent: fc.Arbitrary<DrillEvent> = fc.oneof(
      fc.record({
        kind: fc.constant('add' as const),
        code: fc.constantFrom(...codes),
        instead: fc.option(fc.constantFrom(...LIST)),
      }),
      fc.record({ kind: fc.constant('undo' as const), code: fc.constantFrom(...codes) }),
      fc.constant({ kind: 'next' } as const),
    );
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 20 }), (events) => {
        const drill = after(events);
        const fresh = newOnList(drill);
        expect(fresh.length).toBeLessThanOrEqual(NEW_CHOICES);
        expect(drill.list.slice(drill.list.length - fresh.length)).toEqual(fresh);
        expect(new Set(drill.list).size).toBe(drill.list.length);
      }),
      { numRuns: 100 },
    );
  });
});
