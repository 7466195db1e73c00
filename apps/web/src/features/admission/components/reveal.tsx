import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { REDUCED_MOTION, useMediaQuery } from '../../../shared/ui/use-media-query.ts';

const FADE = 700;

interface RevealProps {
  readonly open: boolean;
  readonly className?: string;
  /** Stands in the same place while there is nothing to reveal. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Fades whole blocks in and out over 0.7 s; on the way out they stay in place until they are gone. */
export function Reveal({ open, className, instead, children }: RevealProps) {
  const still = useMediaQuery(REDUCED_MOTION);
  const [gone, setGone] = useState(!open);
  useEffect(() => {
    if (open) {
      setGone(false);
      return;
    }
    const timer = setTimeout(() => setGone(true), still ? 0 : FADE);
    return () => clearTimeout(timer);
  }, [open, still]);

  return (
    <div
      className={classNames('grid min-w-0 grid-cols-1 items-start *:col-start-1 *:row-start-1', className)}
    >
      {!open && instead}
      {(open || !gone) && (
        <div
          inert={!open}
          className={classNames(
            'min-w-0 transition-opacity duration-(--t-fade) ease-out starting:opacity-0',
            !open && 'opacity-0',
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
}
