import { expect, it } from 'vitest';
import { fillText } from './fill-text.ts';

it.each([
  ['{{offers}} of {{applications}}', { offers: 2, applications: 1 }, '2 of 1'],
  ['「{{name}}」，即「{{name}}」', { name: 'ALC' }, '「ALC」，即「ALC」'],
  ['not known: {{name}}', {}, 'not known: '],
  ['{{name}}', { name: '$& {{other}}' }, '$& {{other}}'],
])('%s is filled in', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});
