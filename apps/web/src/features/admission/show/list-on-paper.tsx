import { checkItems } from '../../../shared/lists/check-items.ts';
import { useListChecks } from '../../../shared/lists/use-list-checks.ts';
import { usePrinting } from '../../../shared/ui/printing.ts';
import { useAdmission } from '../components/admission-provider.tsx';
import { sharingOf, useTakenAlong } from './model/shared-link.ts';
import { PrintedList } from './printed-list.tsx';

/** The list as it comes out of the printer instead of the page; drawn only then. */
export function ListOnPaper() {
  const { choices, catalogue, years, grades, enough, paths } = useAdmission();
  const taken = useTakenAlong();
  const { findings } = useListChecks(catalogue, enough && taken.grades ? grades : null, choices.codes);
  const printing = usePrinting();
  const { collection } = years;
  if (!printing || choices.codes.length === 0 || catalogue === null || collection === null) return null;
  const all = {
    path: paths.shared,
    collection,
    grades,
    choices: choices.codes.map((code) => ({ code, note: choices.noteOf(code) })),
  };
  return (
    <PrintedList catalogue={catalogue} sharing={sharingOf(all, taken)} checks={checkItems(findings ?? [])} />
  );
}
