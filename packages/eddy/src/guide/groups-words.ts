import type { EddyContext } from '../context.ts';
import type { Standing } from '../standing.ts';
import type { ComparedGroup, GroupsResult } from '../tools/groups-compared.ts';
import { searchedName } from './condition-words.ts';
import { institutionsNamed, shortTitle } from './programme-title.ts';
import { figure, literal, paragraphs, table, type Wording } from './wording.ts';

/** "engineering (HKU)". */
function groupName(group: ComparedGroup, context: EddyContext, wording: Wording): string {
  const field = searchedName(
    { ...group, called: group.called ?? '' },
    context,
    wording.texts.condition.categories,
  );
  return wording.aside(literal(field), institutionsNamed([group.institution], context, wording));
}

const percents = ({ medians }: ComparedGroup, { texts, say }: Wording): string =>
  medians === null ? texts.compare.notKnown : say(texts.groups.range, { ...medians });

function lead(result: GroupsResult, name: (group: ComparedGroup) => string, wording: Wording): string {
  const { texts, say } = wording;
  const { groups, highest, higher_by: by } = result;
  const higher = highest === null ? undefined : groups[highest];
  if (higher === undefined) return texts.groups.alike;
  return say(texts.groups.higher, { group: name(higher), by });
}

const nearestWords = (nearest: Standing, wording: Wording): string =>
  wording.aside(shortTitle(nearest, wording), wording.level(nearest.level));

/** At which the pupil's chance is best, by the medians reached and the nearest programme; null: not asked. */
function chance(
  result: GroupsResult,
  name: (group: ComparedGroup) => string,
  wording: Wording,
): string | null {
  const { texts, say } = wording;
  const best = result.best === null ? undefined : result.groups[result.best];
  if (best === undefined || best.nearest === null || best.reached === null) return null;
  const { reached, count } = best;
  const nearest = nearestWords(best.nearest, wording);
  return say(reached > 0 ? texts.groups.best : texts.groups.bestOfNone, {
    group: name(best),
    reached,
    count,
    nearest,
  });
}

/** Where the chance is best if that is asked, which field asks for more as a whole, then each with its range. */
export function groupsWords(result: GroupsResult, context: EddyContext, wording: Wording): string {
  const { texts, list } = wording;
  const { groups } = result;
  const name = (group: ComparedGroup): string => groupName(group, context, wording);
  const isJudged = groups.some(({ reached }) => reached !== null);
  const rows: readonly (readonly [string, (group: ComparedGroup) => string])[] = [
    [texts.groups.count, ({ count }) => figure(count)],
    [texts.groups.medians, (group) => percents(group, wording)],
    ...(isJudged
      ? ([
          [texts.groups.reached, ({ reached }: ComparedGroup) => figure(reached)],
          [
            texts.groups.nearest,
            ({ nearest }: ComparedGroup) =>
              nearest === null ? figure(null) : nearestWords(nearest, wording),
          ],
        ] as const)
      : []),
    [
      texts.groups.heavy,
      ({ heavy }) => (heavy.length === 0 ? figure(null) : list(heavy.map(wording.subject))),
    ],
  ];
  return paragraphs([
    chance(result, name, wording),
    lead(result, name, wording),
    table(
      [texts.groups.field, ...groups.map(name)],
      rows.map(([head, cell]) => [head, ...groups.map(cell)]),
    ),
    texts.groups.meaning,
  ]);
}
