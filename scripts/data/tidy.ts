import { type Complaint, validateCatalogueFile } from '@lodestar/contract';
import { z } from 'zod';
import { catalogueText } from './catalogue-text.ts';
import { simplifiedText, simplifiedTitle } from './simplified.ts';

const factText = z.looseObject({ en: z.string(), tc: z.string() }).transform(({ en, tc }) => ({
  en,
  tc,
  sc: simplifiedText(tc),
}));

const untidy = z.looseObject({
  programmes: z.array(
    z.looseObject({
      code: z.string(),
      full_title_cn: z.string(),
      interview_arrangement: z.looseObject({ note: factText.nullable() }).nullish(),
      documents: z.array(z.looseObject({ text: factText })).nullish(),
    }),
  ),
});

/** A hand-made year's file with its Simplified Chinese made anew, one programme a line; or what is wrong with it. */
export function tidyCatalogue(input: unknown): { text: string } | { complaints: readonly Complaint[] } {
  const file = untidy.safeParse(input);
  const filled = file.success
    ? {
        ...file.data,
        programmes: file.data.programmes.map((row) => ({
          ...row,
          full_title_sc: simplifiedTitle(row.code, row.full_title_cn),
        })),
      }
    : input;
  const verdict = validateCatalogueFile(filled);
  return verdict.kind === 'valid'
    ? { text: catalogueText(verdict.file) }
    : { complaints: verdict.complaints };
}
