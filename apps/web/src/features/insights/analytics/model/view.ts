import { useSearchParams } from 'react-router';

/** What of the analytics is looked at; all of it lies in the address, so that a view can be shared. */
export const RANGES = ['7', '30', '90', '365', 'all'] as const;
export type Range = (typeof RANGES)[number];
export const TOPS = ['4', '8', '16', 'all'] as const;
export type Top = (typeof TOPS)[number];
export const ORDERS = ['subject', 'total'] as const;
export type Order = (typeof ORDERS)[number];

export interface View {
  readonly order: Order;
  readonly signups: Range;
  readonly calls: Range;
  readonly callsTop: Top;
  readonly users: Range;
  readonly usersTop: Top;
  /** Groups of people under five only as fewer than five. */
  readonly shared: boolean;
}

const USUAL_RANGE: Range = '30';
const USUAL_TOP: Top = '8';

function oneOf<Value extends string>(values: readonly Value[], text: string | null, usual: Value): Value {
  return values.find((value) => value === text) ?? usual;
}

/** The view that an address asks for; what it does not say, or says wrongly, is as usual. */
export function viewOf(params: URLSearchParams): View {
  return {
    order: oneOf(ORDERS, params.get('order'), 'subject'),
    signups: oneOf(RANGES, params.get('signups'), USUAL_RANGE),
    calls: oneOf(RANGES, params.get('calls'), USUAL_RANGE),
    callsTop: oneOf(TOPS, params.get('callsTop'), USUAL_TOP),
    users: oneOf(RANGES, params.get('users'), USUAL_RANGE),
    usersTop: oneOf(TOPS, params.get('usersTop'), USUAL_TOP),
    shared: params.get('shared') === '1',
  };
}

const USUAL = viewOf(new URLSearchParams());
const KEYS = ['order', 'signups', 'calls', 'callsTop', 'users', 'usersTop'] as const;

/** The address of a view: only what is not as usual. */
export function paramsOf(view: View): URLSearchParams {
  const told = KEYS.filter((key) => view[key] !== USUAL[key]).map((key) => [key, view[key]]);
  return new URLSearchParams([...told, ...(view.shared ? [['shared', '1']] : [])]);
}

/** How many of the latest days a range takes, null for all. */
export function daysOf(range: Range): number | null {
  return range === 'all' ? null : Number(range);
}

/** The longest range of routes' days that any chart of a view shows. */
export function longestRange({ calls, users }: View): Range {
  return RANGES.indexOf(calls) > RANGES.indexOf(users) ? calls : users;
}

interface UsedView {
  readonly view: View;
  readonly change: (change: Partial<View>) => void;
  /** Address of this view for somebody else: small groups are not told apart in it. */
  readonly shareLink: () => string;
}

/** The view in the address, and what changes it. */
export function useView(): UsedView {
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  return {
    view,
    change: (change) =>
      setParams(paramsOf({ ...view, ...change }), { replace: true, preventScrollReset: true }),
    shareLink: () =>
      new URL(`${location.pathname}?${paramsOf({ ...view, shared: true })}`, location.origin).href,
  };
}
