import type { Programme } from '../admission/programme.ts';
import type { JupasBand } from '../admission/selection.ts';
import type { DocumentKind, SelectionForm } from '../admission/study-facts.ts';

/** What stands beside a level, never instead of it: a key of the texts, and what is said with it. */
export type Qualifier =
  /** All applicants are also judged by these, which no grade tells of. */
  | { readonly key: 'interviewDecides'; readonly params: { readonly forms: readonly SelectionForm[] } }
  /** The level tells only how the grades stand: an interview or another band decides as well. */
  | { readonly key: 'onGradesAlone'; readonly params: Readonly<Record<string, never>> };

type Selection = Pick<Programme, 'interview_arrangement' | 'documents'>;

/** Documents that are judged, by what they are judged as. */
const JUDGED: Readonly<Partial<Record<DocumentKind, SelectionForm>>> = {
  portfolio: 'portfolio',
  video: 'video',
  test: 'test',
};

/** What all applicants are judged by besides their grades: required forms, and required documents that are judged. */
function decidingForms({
  interview_arrangement: arrangement,
  documents,
}: Selection): readonly SelectionForm[] {
  const called = arrangement?.kind === 'required' ? arrangement.forms : [];
  const handedIn = (documents ?? []).flatMap(({ kind, need }) =>
    need === 'required' ? (JUDGED[kind] ?? []) : [],
  );
  return [...new Set([...called, ...handedIn])];
}

/**
 * What is to be said beside the level of a programme, wherever it is worded. `band`: where the choice stands, null when it
 * is in no list. An interview that was not found says nothing.
 */
export function qualifiersOf(programme: Selection, band: JupasBand | null = null): readonly Qualifier[] {
  const forms = decidingForms(programme);
  const kind = programme.interview_arrangement?.kind ?? 'none';
  const decides = forms.length > 0 || kind === 'required';
  const alone = decides || kind !== 'none' || (band !== null && band !== 'A');
  return [
    ...(decides ? [{ key: 'interviewDecides', params: { forms } } as const] : []),
    ...(alone ? [{ key: 'onGradesAlone', params: {} } as const] : []),
  ];
}
