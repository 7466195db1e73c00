import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface OpenEntries {
  readonly isOpen: (anchor: string) => boolean;
  readonly toggle: (anchor: string) => void;
}

/** Which answers are open: the one that the address names, and those pressed since. The last opened is in the address. */
export function useOpenEntries(): OpenEntries {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = hash.slice(1);
  const [seen, setSeen] = useState(named);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(named === '' ? [] : [named]));
  if (seen !== named) {
    setSeen(named);
    if (named !== '') setOpen(new Set([...open, named]));
  }

  return {
    isOpen: (anchor) => open.has(anchor),
    toggle(anchor) {
      const next = new Set(open);
      const closing = next.delete(anchor);
      if (!closing) next.add(anchor);
      setOpen(next);
      if (!closing || named === anchor)
        void navigate({ hash: closing ? '' : anchor }, { replace: true, preventScrollReset: true });
    },
  };
}
