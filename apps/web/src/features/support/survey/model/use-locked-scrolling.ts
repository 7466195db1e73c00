import { useEffect } from 'react';

/** The page behind stands still while this is shown. */
export function useLockedScrolling(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
}
