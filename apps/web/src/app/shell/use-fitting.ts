import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Fitting {
  /** Around the items, which wrap onto lines that are not seen. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** How many of the items stand on the first line. */
  readonly count: number;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

function countOnFirstLine(box: HTMLElement): number {
  const items = [...box.children];
  const first = items[0];
  if (first === undefined) return 0;
  const line = topOf(first);
  const beyond = items.findIndex((item) => topOf(item) > line);
  return beyond === -1 ? items.length : beyond;
}

/** How many of `total` items fit beside each other; counted again when `key` or the width changes. */
export function useFitting(total: number, key: string): Fitting {
  const ref = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(total);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the words, whose widths count
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = () => setCount(countOnFirstLine(box));
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [total, key]);
  return { ref, count };
}
