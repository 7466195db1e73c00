import { type FlexibleRoute, type OpenRoute, type RouteNeed, routeFigures } from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { shortName } from '../programme/subject-words.ts';
import type { Wording } from '../programme/wording.ts';

type Figures = ReturnType<typeof routeFigures>;

function needWords(need: RouteNeed, t: TFunction<'checks'>): string {
  switch (need.code) {
    case 'missedSubjectAt':
    case 'anotherSubjectAt':
      return t(`item.flexibleRoute.need.${need.code}`, { grade: need.grade });
    case 'medianScore':
      return t('item.flexibleRoute.need.medianScore', { year: need.year });
    default:
      return t(`item.flexibleRoute.need.${need.code}`);
  }
}

/** What goes with a route besides its terms. */
function alsoWords(
  { bandARequired, interviewRequired }: Pick<Figures, 'bandARequired' | 'interviewRequired'>,
  t: TFunction<'checks'>,
): readonly string[] {
  return [
    ...(bandARequired === null ? [] : [t('item.flexibleRoute.bandA')]),
    ...(interviewRequired === null ? [] : [t('item.flexibleRoute.interview')]),
  ];
}

/** The route that is left to a pupil for the one minimum that is missed, with its terms. */
export function flexibleLine(
  code: string,
  figures: Figures,
  wording: Wording,
  t: TFunction<'checks'>,
): string {
  const { subject, required, held, needs } = figures;
  const said = {
    code,
    subject: shortName(subject, wording),
    required,
    held,
    needs: wording.list(needs.map((need) => needWords(need, t))),
  };
  return wording.sentences([
    t(held === null ? 'item.flexibleRoute.lineNone' : 'item.flexibleRoute.line', said),
    ...alsoWords(figures, t),
  ]);
}

/** The same for an open route. */
export function openRouteLine(
  code: string,
  open: OpenRoute,
  wording: Wording,
  t: TFunction<'checks'>,
): string {
  return flexibleLine(code, routeFigures(open), wording, t);
}

/** A route as it is published, for somebody whose grades are not known. */
export function publishedRouteLine(route: FlexibleRoute, wording: Wording, t: TFunction<'checks'>): string {
  const subjects = route.subjects.map((code) => shortName(code, wording));
  const needs = wording.list(route.needs.map((need) => needWords(need, t)));
  const also = { bandARequired: route.band_a_required, interviewRequired: route.interview_required };
  return wording.sentences([
    t('flexible.published', { subjects: wording.list(subjects, 'or'), needs }),
    ...alsoWords(also, t),
  ]);
}
