/** Elements that are as large as a zoom says: each has it as `--zoom`. */
export function elementsAt(zoom: () => number) {
  const elements = new Set<HTMLElement>();
  const tell = (element: HTMLElement) => element.style.setProperty('--zoom', String(zoom()));
  return {
    tell: () => elements.forEach(tell),
    ref(element: HTMLElement | null): (() => void) | undefined {
      if (element === null) return;
      elements.add(element);
      tell(element);
      return () => {
        elements.delete(element);
      };
    },
  };
}
