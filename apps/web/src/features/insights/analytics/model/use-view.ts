import { useSearchParams } from 'react-router';
import { paramsOf, type View, viewOf } from './view.ts';

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
