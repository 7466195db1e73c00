import type { Plugin } from 'vite';

const MAKER = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/;
const MADE_OF = 'function createLucideIcon(iconDataOrName, iconNode = [], aliases = [])';

/** A drawing's lines are made once; it takes what an `svg` takes, and is hidden from a screen reader unless it has a name. */
const LEAN = `
import { createElement } from 'react';
const FRAME = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
};
export default function createLucideIcon({ node }) {
  const lines = node.map(([name, attributes]) => createElement(name, attributes));
  return (props) =>
    createElement('svg', { ...FRAME, 'aria-hidden': props['aria-label'] === undefined || undefined, ...props }, lines);
}
`;

/** Draws icons without Lucide's own sizes, colours, contexts and classes, which the pages do without: they style them by CSS. */
export function leanLucide(): Plugin {
  return {
    name: 'lean-lucide',
    apply: 'build',
    transform: {
      filter: { id: MAKER },
      handler(code) {
        if (!code.includes(MADE_OF))
          this.error('Lucide makes its icons in another way: nothing was left out');
        return LEAN;
      },
    },
  };
}
