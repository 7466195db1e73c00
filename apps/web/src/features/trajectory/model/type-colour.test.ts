import { expect, test } from 'vitest';
import { typeColour } from './type-colour.ts';

test('a type keeps its colour wherever its column stands', () => {
  const types = ['academic', 'personal', 'family', 'music'];
  const turned = types.toReversed();
  for (const type of types) expect(typeColour(turned, type)).toBe(typeColour(types, type));
});

test('as long as there are colours, no two types share one', () => {
  const types = ['academic', 'extracurricular', 'personal', 'a', 'b', 'c', 'd', 'e'];
  expect(new Set(types.map((type) => typeColour(types, type))).size).toBe(types.length);
});

test('a type that is not on the list has a colour too', () => {
  expect(typeColour([], 'lost')).toMatch(/^var\(--chart-\d+\)$/);
});
