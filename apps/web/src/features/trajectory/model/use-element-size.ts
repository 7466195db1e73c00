import { type RefObject, useLayoutEffect, useState } from 'react';

interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** How large an element is inside; null before it has been measured. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
