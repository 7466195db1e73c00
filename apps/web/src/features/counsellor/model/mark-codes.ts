import type { ExtraProps } from 'react-markdown';

type HtmlElement = NonNullable<ExtraProps['node']>;
type Content = HtmlElement['children'][number];

const CODE = /(JS[0-9A-Z]{4})(?![0-9A-Z])/;

function partsOf(text: string, codes: readonly string[]): Content[] {
  return text
    .split(CODE)
    .filter((part) => part !== '')
    .map((part) =>
      codes.includes(part)
        ? {
            type: 'element',
            tagName: 'data',
            properties: { value: part },
            children: [{ type: 'text', value: part }],
          }
        : { type: 'text', value: part },
    );
}

function marked(children: readonly Content[], codes: readonly string[]): Content[] {
  return children.flatMap((child) => {
    if (child.type === 'text') return partsOf(child.value, codes);
    if (child.type !== 'element' || child.tagName === 'a' || child.tagName === 'code') return [child];
    return [{ ...child, children: marked(child.children, codes) }];
  });
}

/** Puts every mention of these programmes in a `data` element, which no Markdown makes. */
export function markCodes(codes: readonly string[]) {
  return (tree: { children: Content[] }): void => {
    tree.children = marked(tree.children, codes);
  };
}
