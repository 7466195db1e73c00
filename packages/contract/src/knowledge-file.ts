import { KNOWLEDGE_TOPICS, type KnowledgeFile } from '@lodestar/eddy';
import { z } from 'zod';
import { inEachLanguageOf } from './each-language.ts';

const text = z.string().trim().min(1);
const texts = z.array(text).readonly();
const inEachLanguage = inEachLanguageOf(text);
const source = z
  .strictObject({ name: inEachLanguage, link: z.url({ protocol: /^https?$/ }).nullable() })
  .nullable();
const value = z.number();

const computed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('elective'), subject: text, value }),
  z.strictObject({ kind: z.enum(['electiveCount', 'counted']), n: z.int(), value }),
  z.strictObject({ kind: z.enum(['needsScience', 'free']), value }),
  z.strictObject({ kind: z.literal('bandShare'), funding: text, value }),
]);

const fact = z.strictObject({
  text,
  source,
  cycle: text.nullable(),
  checked_on: z.iso.date(),
  volatile: z.boolean(),
  computed: computed.optional(),
});

const moment = z.union([z.iso.date(), z.iso.datetime({ local: true, precision: -1 })]).nullable();

/** The file of short answers about the world around the figures, and of the dates of each cycle. */
export const knowledgeFileSchema = z.strictObject({
  format: z.literal(1),
  source: text,
  entries: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
        topic: z.enum(KNOWLEDGE_TOPICS),
        field: text.optional(),
        about: texts.optional(),
        questions: inEachLanguageOf(texts),
        answer: inEachLanguage,
        next: inEachLanguage,
        prepare: z.array(inEachLanguage).readonly(),
        // None: advice, which stands on nothing to look up.
        facts: z.array(fact).readonly(),
        related: texts,
      }),
    )
    .min(1)
    .readonly(),
  calendar: z.record(
    z.string().regex(/^\d{4}$/),
    z
      .array(
        z.strictObject({
          key: text,
          what: inEachLanguage,
          start: moment,
          end: moment,
          source,
          official: z.boolean(),
          checked_on: z.iso.date(),
        }),
      )
      .readonly(),
  ),
}) satisfies z.ZodType<KnowledgeFile>;
