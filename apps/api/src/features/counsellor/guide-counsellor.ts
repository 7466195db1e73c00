import { guideAnswer } from '@lodestar/domain';
import { basisOf } from './basis.ts';
import type { Counsellor } from './counsellor.ts';

/** Paragraphs with what parts them, so that a table or list stays in one piece. */
const PARAGRAPH = /[\s\S]+?(?:\n{2,}|$)/g;

/** The built-in guide: recognises by rule what is asked, and words what it looks up. */
export function createGuideCounsellor(): Counsellor {
  return {
    kind: 'guide',
    answer: async function* ({ text, context: read, earlier, detailed, analysis }) {
      const context = await read();
      const answer = guideAnswer({
        text,
        context,
        earlier,
        detailed,
        ...(analysis !== null && { analysis }),
      });
      const basis = basisOf(answer.results, context, answer.suggestions);
      for (const { tool } of answer.results) yield { kind: 'tool', name: tool };
      for (const paragraph of answer.text.match(PARAGRAPH) ?? []) yield { kind: 'text', text: paragraph };
      yield { kind: 'basis', basis };
    },
  };
}
