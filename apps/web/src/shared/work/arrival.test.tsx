import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openServer, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { asVisitor } from '../../testing/account/visit.tsx';
import { beginSession } from '../session.ts';
import { useArrival } from './arrival.ts';
import { useWorkInTurns } from './device-value.ts';
import { CHOICES_WORK } from './pupil-work.ts';
import { publishSaving } from './saving.tsx';

openServer();
asVisitor();

const signIn = () => beginSession(TOKEN, recordOf());
const account = () => CHOICES_WORK.account('mei-chan');

describe('the list', () => {
  const arrival = () => renderHook(() => useArrival(CHOICES_WORK)).result;

  test('of a guest is here', () => {
    expect(arrival().current).toBe('here');
  });

  test('of an account that is new on this device comes, and then is here', () => {
    signIn();
    const seen = arrival();
    expect(seen.current).toBe('coming');
    act(() => account().meet([], { saved: [], tag: '"0"' }));
    expect(seen.current).toBe('here');
  });

  test('of an account that cannot be loaded is said to have failed', () => {
    signIn();
    const seen = arrival();
    act(() => publishSaving('choices', { phase: 'loadFailed', retry: () => undefined }));
    expect(seen.current).toBe('failed');
    act(() => publishSaving('choices', null));
  });

  test('that was changed here is here', () => {
    signIn();
    account().change(() => ['JS4412']);
    expect(arrival().current).toBe('here');
  });
});

test('what is worked out follows each change, and whoever’s work it is', () => {
  const { result } = renderHook(() => useWorkInTurns(CHOICES_WORK));
  act(() => CHOICES_WORK.guest().change(() => ['JS4412']));
  expect(result.current).toEqual(['JS4412']);
  act(signIn);
  expect(result.current).toEqual([]);
  act(() => account().change(() => ['JS1204']));
  expect(result.current).toEqual(['JS1204']);
});
