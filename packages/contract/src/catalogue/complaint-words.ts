import { fillText } from '@lodestar/domain';
import type { PreferredLanguage } from '../account/choices.ts';
import type { FileComplaint } from '../file-complaint.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

type Texts = typeof en;

const TEXTS: Readonly<Record<PreferredLanguage, Texts>> = { en, tc, sc };

/** A complaint in words; the field keeps the name that it has in the file. */
export interface ComplaintWords {
  readonly row: string;
  readonly field: string;
  readonly why: string;
}

function rowWords(row: FileComplaint['row'], texts: Texts): string {
  if (row === null) return texts.file;
  return typeof row === 'string' ? row : fillText(texts.row, { number: row });
}

function whyWords(why: FileComplaint['why'], texts: Texts): string {
  switch (why.code) {
    case 'wrongKind':
      return fillText(texts.why.wrongKind, {
        expected: texts.kind[why.expected],
        found: texts.kind[why.found],
      });
    case 'unknownValue':
      return fillText(texts.why.unknownValue, {
        value: why.value,
        known: why.known.join(texts.separator),
      });
    case 'quartilesOutOfOrder':
      return fillText(texts.why.quartilesOutOfOrder, { figures: why.figures.join(texts.separator) });
    case 'offersAboveApplications':
      return fillText(texts.why.offersAboveApplications, { ...why, band: texts.band[why.band] });
    case 'unlisted':
      return fillText(why.count === 1 ? texts.unlisted.one : texts.unlisted.other, why);
    case 'ladder':
      return texts.ladder[why.fault];
    default:
      return fillText(texts.why[why.code], why);
  }
}

/** What a complaint says in a language. */
export function complaintWords(
  { row, field, why }: FileComplaint,
  language: PreferredLanguage,
): ComplaintWords {
  const texts = TEXTS[language];
  return { row: rowWords(row, texts), field, why: whyWords(why, texts) };
}

/** A complaint on one line in English, for whoever runs the server: `JS6901, intake: is missing`. */
export function complaintLine(complaint: FileComplaint): string {
  const { row, field, why } = complaintWords(complaint, 'en');
  return `${field === '' ? row : `${row}, ${field}`}: ${why}`;
}
