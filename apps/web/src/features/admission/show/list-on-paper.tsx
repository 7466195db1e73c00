import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { checkItems } from '../../../shared/lists/check-items.ts';
import { useListChecks } from '../../../shared/lists/use-list-checks.ts';
import { useLightPrint, usePrinting } from '../../../shared/ui/printing.ts';
import { useAdmission } from '../components/admission-provider.tsx';
import { sharingOf } from './model/shared-link.ts';
import { useTakenAlong } from './model/taken-along.ts';
import { fetchShowParts, useShowParts } from './show-parts.ts';

/** The list as it comes out of the printer instead of the page; drawn only then, and fetched once the page has settled. */
export function ListOnPaper() {
  const { choices, catalogue, years, grades, enough, paths } = useAdmission();
  const taken = useTakenAlong();
  const { findings } = useListChecks(catalogue, enough && taken.grades ? grades : null, choices.codes);
  const { i18n } = useTranslation();
  const parts = useShowParts();
  const printing = usePrinting();
  useLightPrint();
  const wanted = choices.codes.length > 0 && catalogue !== null;
  useEffect(() => {
    // Without it the page itself is printed, as it stands.
    if (wanted) fetchShowParts(i18n).catch(() => undefined);
  }, [wanted, i18n]);
  if (!printing || !wanted || parts === null || years.collection === null) return null;
  const all = {
    path: paths.shared,
    collection: years.collection,
    grades,
    choices: choices.codes.map((code) => ({ code, note: choices.noteOf(code) })),
  };
  return (
    <parts.PrintedList
      catalogue={catalogue}
      sharing={sharingOf(all, taken)}
      checks={checkItems(findings ?? [])}
    />
  );
}
