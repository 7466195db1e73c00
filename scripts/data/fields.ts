import { readFileSync } from 'node:fs';
import type { FieldsFile } from '@lodestar/domain';
import { z } from 'zod';

const texts = z.array(z.string());
const twoTexts = z.strictObject({ en: z.string(), tc: z.string() });

/** Fields, interests and programmes as collected. Strict: what nobody has placed stops the preparation. */
const collectedSchema = z.strictObject({
  about: z.string(),
  made: z.string(),
  negators: z.strictObject({ en: texts, tc: texts }),
  fields: z.array(
    z.strictObject({
      id: z.string(),
      name_en: z.string(),
      name_tc: z.string(),
      isced: z.string(),
      isced_detail: z.string(),
      description_en: z.string(),
      description_tc: z.string(),
    }),
  ),
  interests: z.array(
    z.strictObject({
      id: z.string(),
      en: texts,
      tc: texts,
      fields: texts,
      topics: texts,
      note: twoTexts.optional(),
      avoid: z.strictObject({ subjects: texts, traits: texts }).optional(),
    }),
  ),
  traits: z.array(
    z.strictObject({
      id: z.string(),
      name_en: z.string(),
      name_tc: z.string(),
      fields: texts,
      topics: texts,
      codes: texts,
    }),
  ),
  programmes: z.record(
    z.string(),
    z.strictObject({
      fields: texts,
      topics_en: texts,
      topics_tc: texts,
      careers_en: texts,
      careers_tc: texts,
      professional: twoTexts.extend({ basis: z.enum(['page', 'general']) }).nullable(),
    }),
  ),
});

type Collected = z.infer<typeof collectedSchema>;

const SOURCE =
  'Our own words, November 2026: from the titles, the JUPAS programme pages of May 2026 and HKU’s keywords. Fields follow ISCED-F 2013.';

/** One Chinese word for each English one; @throws where two programmes translate it differently. */
function dictionary(pairs: readonly (readonly [en: readonly string[], tc: readonly string[]])[]) {
  const words = new Map<string, string>();
  for (const [en, tc] of pairs) {
    if (en.length !== tc.length) throw new Error(`${en.join()} has not as many translations`);
    for (const [index, word] of en.entries()) {
      const chinese = tc[index] ?? '';
      if ((words.get(word) ?? chinese) !== chinese)
        throw new Error(`"${word}" is translated as ${words.get(word)} and as ${chinese}`);
      words.set(word, chinese);
    }
  }
  return Object.fromEntries([...words].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The collected fields in the shape of the file: each topic and career translated once. */
function fieldsFile({ negators, fields, interests, traits, programmes }: Collected): FieldsFile {
  const rows = Object.values(programmes);
  return {
    format: 1,
    source: SOURCE,
    negators,
    fields,
    topics: dictionary(rows.map(({ topics_en, topics_tc }) => [topics_en, topics_tc])),
    careers: dictionary(rows.map(({ careers_en, careers_tc }) => [careers_en, careers_tc])),
    traits,
    interests,
    programmes: Object.fromEntries(
      Object.entries(programmes).map(([code, { fields: own, topics_en, careers_en, professional }]) => [
        code,
        { fields: own, topics: topics_en, careers: careers_en, professional },
      ]),
    ),
  };
}

/** Reads the collected fields; throws with the paths of what it does not know. */
export function readFields(path: string): FieldsFile {
  const parsed = collectedSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success)
    throw new Error(`${path} is not in the expected shape:\n${z.prettifyError(parsed.error)}`);
  return fieldsFile(parsed.data);
}

const json = (value: unknown): string => JSON.stringify(value);
const list = (rows: readonly unknown[]): string => rows.map((row) => `    ${json(row)}`).join(',\n');
const record = (rows: Readonly<Record<string, unknown>>): string =>
  Object.entries(rows)
    .map(([key, row]) => `    ${json(key)}: ${json(row)}`)
    .join(',\n');

/** The file's text: one field, word, interest or programme a line. */
export function fieldsText(file: FieldsFile): string {
  return `{
  "format": ${file.format},
  "source": ${json(file.source)},
  "negators": ${json(file.negators)},
  "fields": [\n${list(file.fields)}\n  ],
  "topics": {\n${record(file.topics)}\n  },
  "careers": {\n${record(file.careers)}\n  },
  "traits": [\n${list(file.traits)}\n  ],
  "interests": [\n${list(file.interests)}\n  ],
  "programmes": {\n${record(file.programmes)}\n  }
}
`;
}
