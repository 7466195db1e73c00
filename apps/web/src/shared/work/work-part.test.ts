import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type AccountKind, accountValue } from './work-part.ts';

type Codes = readonly string[];

const isList = (stored: unknown): stored is Codes =>
  Array.isArray(stored) && stored.every((code) => typeof code === 'string');

const KIND: AccountKind<Codes, Codes> = {
  parse: (stored) => (isList(stored) ? stored : null),
  initial: () => [],
  nothing: [],
  savedOf: (value) => value,
  withSaved: (_, saved) => saved,
  parseSaved: (stored) => (isList(stored) ? stored : null),
  isSame: (one, other) => one.join() === other.join(),
  merge: (base, mine, theirs) => [
    ...theirs.filter((code) => mine.includes(code) || !base.includes(code)),
    ...mine.filter((code) => !base.includes(code) && !theirs.includes(code)),
  ],
};
const KEY = 'lodestar.user.mei.list';

const open = () => {
  const value = accountValue(KEY, KIND);
  value.subscribe(() => undefined);
  return value;
};
const otherTab = (content: unknown) => {
  const newValue = JSON.stringify(content);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
};

beforeEach(() => localStorage.clear());

test('a change survives the page, with what the server holds', () => {
  const value = open();
  value.meet([], { saved: ['a'], tag: '1' });
  value.change((codes) => [...codes, 'b']);
  const later = open();
  expect(later.snapshot().value).toEqual(['a', 'b']);
  expect(later.server()).toEqual({ saved: ['a'], tag: '1' });
  expect(later.hasUnsaved()).toBe(true);
});

test('what cannot be read starts anew and says so', () => {
  localStorage.setItem(KEY, '{"value":7}');
  const value = open();
  expect(value.snapshot()).toEqual({ value: [], damaged: true, kept: true });
  value.forgetDamage();
  expect(value.snapshot().damaged).toBe(false);
});

test('both sides’ changes meet', () => {
  const value = open();
  value.meet([], { saved: ['a', 'b'], tag: '1' });
  value.change((codes) => [...codes, 'mine']);
  value.meet(['a', 'b'], { saved: ['b', 'theirs'], tag: '2' });
  expect(value.snapshot().value).toEqual(['b', 'theirs', 'mine']);
  expect(value.hasUnsaved()).toBe(true);
});

describe('another tab', () => {
  test('that changed something changes it here, beside what was changed here', () => {
    const value = open();
    value.meet([], { saved: ['a'], tag: '1' });
    value.change((codes) => [...codes, 'mine']);
    otherTab({ value: ['a', 'theirs'], saved: ['a'], tag: '1' });
    expect(value.snapshot().value).toEqual(['a', 'mine', 'theirs']);
  });

  test('that saved is asked about, once per version', () => {
    const value = open();
    value.meet([], { saved: ['a'], tag: '1' });
    const ask = vi.fn();
    value.onSavedElsewhere(ask);
    otherTab({ value: ['a'], saved: ['a'], tag: '1' });
    expect(ask).not.toHaveBeenCalled();
    otherTab({ value: ['b'], saved: ['b'], tag: '2' });
    expect(ask).toHaveBeenCalledOnce();
    expect(value.snapshot().value).toEqual(['a']);
  });

  test('that wrote nonsense or removed everything is not followed', () => {
    const value = open();
    value.change(() => ['a']);
    otherTab(17);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    expect(value.snapshot().value).toEqual(['a']);
  });
});
