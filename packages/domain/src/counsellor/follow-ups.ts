import type { CounsellorContext } from './context.ts';
import type { ToolResult } from './tool-result.ts';

/** At most three questions that go on from here, in the pupil's language. */
export function followUps(
  results: readonly ToolResult[],
  { language }: CounsellorContext,
): readonly string[] {
  if (results.length === 0) return [];
  return [
    { en: 'What would one grade more change?', tc: '多一級會有甚麼改變？', sc: '多一级会有什么改变？' }[
      language
    ],
  ];
}
