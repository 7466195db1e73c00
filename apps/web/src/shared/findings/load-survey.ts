import { requestText } from '../api-client.ts';
import type { SurveyTables } from './survey-findings.ts';
import { decisionTimesIn, factorsIn } from './survey-tables.ts';

async function load<Table>(file: string, read: (csv: string) => Table, signal?: AbortSignal): Promise<Table> {
  const settings = { profile: 'static', ...(signal && { signal }) } as const;
  return read(await requestText(`/asset/stats/${file}.csv`, settings));
}

/** The four tables of the survey. */
export async function loadSurvey(signal?: AbortSignal): Promise<SurveyTables> {
  const [dseFactors, dseTimes, jupasFactors, jupasTimes] = await Promise.all([
    load('dse_factors', factorsIn, signal),
    load('dse_decision_time', decisionTimesIn, signal),
    load('jupas_factors', factorsIn, signal),
    load('jupas_decision_time', decisionTimesIn, signal),
  ]);
  return { dseFactors, dseTimes, jupasFactors, jupasTimes };
}
