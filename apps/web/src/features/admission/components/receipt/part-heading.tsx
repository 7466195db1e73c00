import { createContext, type ReactNode, useContext } from 'react';

const Level = createContext<'h2' | 'h3' | 'h4'>('h4');

/** Sets how deep the headings of a receipt's parts stand where they are put on a page of their own. */
export const PartHeadingLevel = Level.Provider;

/** The heading of a part of a receipt. */
export function PartHeading({ children }: { readonly children: ReactNode }) {
  const Heading = useContext(Level);
  return <Heading>{children}</Heading>;
}
