import { expect, test } from 'vitest';
import { event } from '../testing/made-up-map.ts';
import { findEvents } from './find-events.ts';

const events = [
  event('Robotics captain', 2026, 'extracurricular', 'Teaching Form 2'),
  event('Form 5 exam', 2025),
  event('機械人隊', 2023, 'extracurricular', 'ＲＯＢＯＴ'),
];

const found = (question: string) => findEvents(events, question).map(({ name }) => name);

test.each([
  ['', ['機械人隊', 'Form 5 exam', 'Robotics captain']],
  ['robot', ['Robotics captain', '機械人隊']],
  ['form', ['Form 5 exam', 'Robotics captain']],
  ['2025', ['Form 5 exam']],
  ['captain 2026', ['Robotics captain']],
  ['機械', ['機械人隊']],
  ['chess', []],
])('%j finds %j', (question, names) => expect(found(question)).toEqual(names));
