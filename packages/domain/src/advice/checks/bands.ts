import { bandRecord, type Choice } from './choice.ts';
import type { ListFinding } from './finding.ts';

/** So many applicants without one offer are no accident; from so many on it is worth knowing. */
const WARNED_FROM = 60;
const TOLD_FROM = 20;

function noOffers({ code, band, programme }: Choice): readonly ListFinding[] {
  const record = band === 'A' ? null : bandRecord(programme, band);
  if (record === null || record.offers > 0 || record.applications < TOLD_FROM) return [];
  const { applications, from, to } = record;
  return [
    {
      id: 'noBandOffers',
      severity: applications >= WARNED_FROM ? 'warning' : 'info',
      codes: [code],
      figures: { band, applications, from, to },
      year: to,
      source: programme.source.statistics ?? null,
    },
  ];
}

function tiedToBandA({ code, band, programme }: Choice): readonly ListFinding[] {
  const { interview_arrangement: arrangement } = programme;
  if (band === 'A' || arrangement === null || arrangement.band_a === null) return [];
  const source = programme.source.interview ?? null;
  return [
    {
      id: 'bandAPreferred',
      severity: 'warning',
      codes: [code],
      figures: { band, tie: arrangement.band_a, forms: arrangement.forms },
      year: source?.year ?? null,
      source,
    },
  ];
}

/** Choices in bands that made no offers, or whose interview or portfolio is tied to Band A. */
export function bands(choices: readonly Choice[]): readonly ListFinding[] {
  return choices.flatMap((choice) => [...noOffers(choice), ...tiedToBandA(choice)]);
}
