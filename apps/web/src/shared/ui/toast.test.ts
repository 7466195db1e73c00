import { expect, test } from 'vitest';
import { notify, receiveToasts, type ToastMessage } from './toast.ts';

test('who lets go of the messages does not silence who received them after', () => {
  const received: ToastMessage[] = [];
  const letGoOfFirst = receiveToasts(() => undefined);
  const letGoOfSecond = receiveToasts((message) => received.push(message));
  letGoOfFirst();
  notify('plain', 'saved');
  expect(received).toEqual([{ kind: 'plain', text: 'saved' }]);
  letGoOfSecond();
});

test('a message that nobody receives waits for who comes', () => {
  notify('error', 'not saved');
  const received: ToastMessage[] = [];
  receiveToasts((message) => received.push(message))();
  expect(received).toEqual([{ kind: 'error', text: 'not saved' }]);
});
