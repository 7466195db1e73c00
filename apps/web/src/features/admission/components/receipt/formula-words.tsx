import {
  ANY_ELECTIVE,
  type Formula,
  type FormulaBonus,
  type FormulaTerm,
  gradePoints,
  LEVEL_GRADES,
  type Programme,
  ruleEffects,
  SUBJECTS,
  type SubjectWeights,
  subjectChoice,
  type WeightPool,
} from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shortName } from '../../../../shared/programme/subject-words.ts';
import { useWording, type Wording } from '../../../../shared/programme/wording.ts';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { WhenReached } from '../../../../shared/ui/when-reached.tsx';
import { PartHeading } from './part-heading.tsx';

const OtherSubjectsNote = lazyExtra(
  () => import('./other-subjects-note.tsx').then((module) => module.OtherSubjectsNote),
  ['lists'],
);

/** What it takes to word a formula: its own texts besides, which come with it. */
interface FormulaWording extends Wording {
  readonly said: TFunction<'formula'>;
}

function useFormulaWording(): FormulaWording {
  const wording = useWording();
  const { t: said } = useTranslation('formula');
  return useMemo(() => ({ ...wording, said }), [wording, said]);
}

const GRADES = LEVEL_GRADES.filter((grade) => grade !== 'U');

/** The formula in words, and what each grade is worth on its scale. */
export function FormulaWords({ programme }: { readonly programme: Programme }) {
  const wording = useFormulaWording();
  const { said, number } = wording;
  const { calculation, calculation_method } = programme;
  const coming = comingChanges(programme);
  const sentences = formulaSentences(calculation, calculation_method === 'Best 6' ? 6 : 5, wording);
  return (
    <>
      <PartHeading>{wording.t('requirements.formula')}</PartHeading>
      <div className="grid gap-1 text-sm leading-snug">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {coming !== null && (
          <p className="text-muted text-xs leading-snug">
            {said('coming', { list: weightWords(coming, wording) })}
          </p>
        )}
      </div>
      <table className="mt-2 w-full table-fixed border-collapse text-sm leading-snug [&_td]:whitespace-nowrap [&_td]:px-0.5 [&_td]:py-1 [&_td]:text-end [&_th]:w-16 [&_th]:py-1 [&_th]:text-start [&_th]:font-medium [&_th]:text-muted [&_th]:text-xs [&_tr]:border-line [&_tr]:border-b">
        <caption className="sr-only">{said('scaleCaption')}</caption>
        <tbody>
          <tr>
            <th scope="row">{said('scaleGrade')}</th>
            {GRADES.map((grade) => (
              <td key={grade}>{grade}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{said('scalePoints')}</th>
            {GRADES.map((grade) => (
              <td key={grade}>{number(gradePoints(grade, calculation.scale))}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <WhenReached>
        <OtherSubjectsNote programme={programme} />
      </WhenReached>
    </>
  );
}

const NAMED_PLACES = ['5', '6', '7', '8'] as const;

function names(codes: readonly string[], wording: FormulaWording): readonly string[] {
  return codes.map((code) => shortName(code, wording));
}

const ORDER: readonly string[] = SUBJECTS;

function place(code: string): number {
  const known = ORDER.indexOf(code);
  return known === -1 ? ORDER.length : known;
}

function groupedByWeight(weights: SubjectWeights): readonly (readonly [number, readonly string[]])[] {
  const groups = new Map<number, string[]>();
  for (const code of Object.keys(weights).sort((a, b) => place(a) - place(b))) {
    const weight = weights[code] ?? 1;
    groups.set(weight, [...(groups.get(weight) ?? []), code]);
  }
  return [...groups].sort(([a], [b]) => b - a);
}

/** Weights by size: "Mathematics and Physics × 1.5; Biology × 1.25". */
export function weightWords(weights: SubjectWeights, wording: FormulaWording): string {
  const { said, list, number } = wording;
  const groups = groupedByWeight(weights).map(([weight, codes]) =>
    said('times', { what: list(names(codes, wording)), weight: number(weight, 4) }),
  );
  return groups.join(wording.marks.clauses);
}

/** Weights of the coming year that differ from those in use; a weight taken away is 1 again. */
export function comingChanges({ calculation, coming_weights }: Programme): SubjectWeights | null {
  if (coming_weights === null) return null;
  const { weights } = calculation;
  const { unlistedWeight } = ruleEffects(calculation);
  const codes = new Set([...Object.keys(coming_weights), ...Object.keys(weights)]);
  const changed = [...codes].flatMap((code): readonly (readonly [string, number])[] => {
    const coming = coming_weights[code] ?? (unlistedWeight === 0 ? undefined : 1);
    return coming === undefined || coming === (weights[code] ?? 1) ? [] : [[code, coming]];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

function sameTerm(a: FormulaTerm, b: FormulaTerm): boolean {
  return a.w === b.w && a.from === null && b.from === null && a.weights === null && b.weights === null;
}

/** Neighbouring slots that take any subject at the same weight become one. */
function joined(terms: readonly FormulaTerm[]): readonly FormulaTerm[] {
  const done: FormulaTerm[] = [];
  for (const term of terms) {
    const last = done.at(-1);
    if (last !== undefined && sameTerm(last, term)) done[done.length - 1] = { ...last, n: last.n + term.n };
    else done.push(term);
  }
  return done;
}

function slotWords({ n, from }: FormulaTerm, wording: FormulaWording): string {
  const { said, list } = wording;
  const choice = subjectChoice(from);
  if (choice.kind === 'any') return said('others', { count: n });
  if (choice.kind === 'electives') return said('electives', { count: n });
  const codes = choice.kind === 'named' ? choice.codes : [...choice.codes, ANY_ELECTIVE];
  const [only, ...others] = codes;
  if (only !== undefined && others.length === 0) return shortName(only, wording);
  const kind = n === 1 ? 'or' : 'and';
  return said('from', { count: n, list: list(names(codes, wording), kind) });
}

/** The weight that every subject of the slot shares; null when they differ. */
function sharedWeight({ from, weights }: FormulaTerm): number | null {
  if (weights === null) return 1;
  const choice = subjectChoice(from);
  if (choice.kind !== 'named') return null;
  const each = new Set(choice.codes.map((code) => weights[code] ?? weights.OTH ?? 1));
  const [weight] = each;
  return each.size === 1 && weight !== undefined ? weight : null;
}

function termWords(term: FormulaTerm, wording: FormulaWording): string {
  const { said, number } = wording;
  const what = slotWords(term, wording);
  const shared = sharedWeight(term);
  const weight = term.w * (shared ?? 1);
  const weighted = weight === 1 ? what : said('times', { what, weight: number(weight, 4) });
  if (shared !== null || term.weights === null) return weighted;
  const notable = Object.entries(term.weights).filter(([, one]) => one !== 1);
  return notable.length === 0
    ? weighted
    : said('with', {
        what: weighted,
        weights: weightWords(Object.fromEntries(notable), wording),
      });
}

function sumWords(terms: readonly FormulaTerm[], wording: FormulaWording): string {
  return joined(terms)
    .map((term) => termWords(term, wording))
    .join(' + ');
}

function mainSentence(formula: Formula, wording: FormulaWording): string {
  const { said } = wording;
  const [first, ...rest] = joined(formula.terms);
  if (
    first !== undefined &&
    rest.length === 0 &&
    first.from === null &&
    first.weights === null &&
    first.w === 1
  ) {
    const weighted = Object.keys(formula.weights).length > 0 || formula.weight_pools.length > 0;
    const best = said(weighted ? 'bestWeighted' : 'best', { number: first.n });
    return said('plus', { list: best });
  }
  return said('plus', { list: wording.capitalised(sumWords(formula.terms, wording)) });
}

function alternativeSentence(
  alternatives: readonly (readonly FormulaTerm[])[],
  wording: FormulaWording,
): string {
  const { said } = wording;
  const each = alternatives.map((terms, index) =>
    wording.t('requirements.alternative', { number: index + 1, what: sumWords(terms, wording) }),
  );
  return said('better', { list: each.join(wording.marks.clauses) });
}

function poolSentence({ n, from, w }: WeightPool, wording: FormulaWording): string {
  const { said, list, number } = wording;
  return said('pool', { count: n, list: list(names(from, wording)), weight: number(w, 4) });
}

function placeName(nth: number, { said }: FormulaWording): string {
  const named = NAMED_PLACES.find((place) => place === String(nth));
  return named === undefined ? String(nth) : said(`nth.${named}`);
}

function bonusSentence({ nth, w, min_points }: FormulaBonus, wording: FormulaWording): string {
  const { said, number } = wording;
  const params = { weight: number(w, 4), nth: placeName(nth, wording) };
  return min_points === null
    ? said('bonus', params)
    : said('bonusMin', { ...params, points: number(min_points) });
}

/** How a programme's score is worked out, sentence by sentence, worded from the structure of its formula. */
export function formulaSentences(
  formula: Formula,
  countedSubjects: 5 | 6,
  wording: FormulaWording,
): readonly string[] {
  const { said, number } = wording;
  if (!formula.known) return [said(`unknown${countedSubjects}`)];
  const sentences = [mainSentence(formula, wording)];
  if (formula.alternatives !== null) sentences.push(alternativeSentence(formula.alternatives, wording));
  if (Object.keys(formula.weights).length > 0) {
    sentences.push(said('weights', { list: weightWords(formula.weights, wording) }));
  }
  sentences.push(...formula.weight_pools.map((pool) => poolSentence(pool, wording)));
  if (formula.max_weighted !== null) {
    sentences.push(said('maxWeighted', { count: formula.max_weighted }));
  }
  sentences.push(...formula.bonus.map((bonus) => bonusSentence(bonus, wording)));
  sentences.push(...formula.rules.map((rule) => said(`rule.${rule}`)));
  sentences.push(said('maximum', { maximum: number(formula.maximum) }));
  return sentences;
}
