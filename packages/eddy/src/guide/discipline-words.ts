import { generalWords, knowledgeSaid } from '../knowledge-words.ts';
import type { DisciplinesResult } from '../tools/disciplines-told.ts';
import { bullets, paragraphs, type Wording } from './wording.ts';

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The notes asked for: of one discipline as they stand, of several each behind its name, so that they can be compared. */
export function disciplinesWords({ told, unknown }: DisciplinesResult, wording: Wording): string {
  const { texts, say, list, joined } = wording;
  const [only, ...others] = told;
  const words =
    only !== undefined && others.length === 0
      ? paragraphs(only.notes)
      : bullets(
          told.map(({ name, notes }) =>
            say(texts.discipline.one, { name: capitalised(name), notes: joined(notes) }),
          ),
        );
  const without = unknown.length === 0 ? null : say(texts.discipline.unknown, { names: list(unknown) });
  const general = told.length === 0 ? null : `*${generalWords(wording.language)}*`;
  return paragraphs([words, without, general].map((one) => one && knowledgeSaid(one, wording)));
}
