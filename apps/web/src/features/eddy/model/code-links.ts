import { createContext, useContext } from 'react';

/** The programmes that a text can open, and how. */
export interface CodeLinks {
  readonly codes: readonly string[];
  /** The one that is open. */
  readonly openCode: string | null;
  readonly open: (code: string) => void;
}

const NONE: CodeLinks = { codes: [], openCode: null, open: () => undefined };

export const CodeLinksContext = createContext<CodeLinks>(NONE);

export function useCodeLinks(): CodeLinks {
  return useContext(CodeLinksContext);
}
