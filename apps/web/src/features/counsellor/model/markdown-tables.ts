import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** What a Markdown processor has been taught. */
interface Taught {
  readonly settings?: unknown;
  micromarkExtensions?: unknown[] | null | undefined;
  fromMarkdownExtensions?: unknown[] | null | undefined;
}

/** Teaches tables, and nothing else of what GitHub adds to Markdown. */
export function tables(this: { data(): Taught }): void {
  const taught = this.data();
  taught.micromarkExtensions = [...(taught.micromarkExtensions ?? []), gfmTable()];
  taught.fromMarkdownExtensions = [...(taught.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}
