import { expect, test } from 'vitest';
import { event } from '../testing/trajectory.ts';
import { typeProblems } from './event-types.ts';

const sport = { ...event('one'), type: 'sport' };
const map = (types: readonly string[], ...events: readonly (typeof sport)[]) => ({ types, events });

test.each([
  ['an event of one’s own type', map(['sport'], sport), map([]), []],
  ['a type written with other capitals', map(['Sport'], sport), map(['SPORT']), []],
  [
    'an event of no known type',
    map(['a'], sport),
    map(['a']),
    [{ kind: 'unknownType', index: 0, type: 'sport' }],
  ],
  [
    'a type taken away from an event',
    map(['a'], sport),
    map(['a', 'sport'], sport),
    [{ kind: 'typeInUse', type: 'sport' }],
  ],
  ['a type that went with its event', map(['a']), map(['a', 'sport'], sport), []],
  ['an event whose type was unknown before', map(['a'], sport), map(['a'], sport), []],
  [
    'the same event with another unknown type',
    map(['a'], { ...sport, type: 'art' }),
    map(['a'], sport),
    [{ kind: 'unknownType', index: 0, type: 'art' }],
  ],
])('%s', (_, next, before, problems) => {
  expect(typeProblems(next, before)).toEqual(problems);
});
