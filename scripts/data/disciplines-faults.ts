import { type FieldsFile, LANGUAGES, TRADITIONAL_TO_SIMPLIFIED } from '@lodestar/domain';
import { ASPECTS, type Discipline, type DisciplinesFile, namesAsCompared } from '@lodestar/eddy';

/** Longer notes are no notes. */
const LIMITS = { words: 45, characters: 90 } as const;
const FEWEST_NAMES = 3;
/** Words that stand in questions about anything else: what may replace a job, the profile of JUPAS. */
const ORDINARY: ReadonlySet<string> = new Set(['ai', 'it', 'slp', 'art', 'science', 'design']);

type Found = readonly string[];

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
const isTraditional = (text: string): boolean =>
  Array.from(text).some((sign) => TRADITIONAL_TO_SIMPLIFIED[sign] !== undefined);
const holds = (fine: boolean, fault: string): Found => (fine ? [] : [fault]);

function noteFaults({ id, notes }: Discipline): Found {
  return ASPECTS.flatMap((aspect) => {
    const { en, tc, sc } = notes[aspect];
    const where = `${id} ${aspect}`;
    return [
      ...holds(!/[\d%％]/.test(en + tc + sc), `${where}: a figure`),
      ...holds(!isChinese(en), `${where}: Chinese in the English note`),
      ...holds(isChinese(tc) && isChinese(sc), `${where}: no Chinese in a Chinese note`),
      ...holds(!isTraditional(sc), `${where}: Traditional characters in the Simplified note`),
      ...holds(en.split(/\s+/).length <= LIMITS.words, `${where}: too many English words`),
      ...holds(
        [tc, sc].every((text) => text.length <= LIMITS.characters),
        `${where}: too many characters`,
      ),
    ];
  });
}

/** A name that two disciplines claim: nobody could tell which of them it means. */
function nameFaults(disciplines: readonly Discipline[]): Found {
  const claims = Map.groupBy(
    disciplines.flatMap((one) => namesAsCompared(one).map((name) => ({ name, id: one.id }))),
    ({ name }) => name,
  );
  return [...claims].flatMap(([name, all]) => {
    const ids = [...new Set(all.map(({ id }) => id))];
    return holds(ids.length === 1, `"${name}" names ${ids.join(' and ')}`);
  });
}

/** Everything that is wrong with the disciplines beside the fields of study, one line each. */
export function disciplinesFaults({ disciplines }: DisciplinesFile, { fields }: FieldsFile): Found {
  const ids = disciplines.map(({ id }) => id);
  const known = new Set(fields.map(({ id }) => id));
  return [
    ...ids.flatMap((id, index) => holds(ids.indexOf(id) === index, `${id}: twice`)),
    ...disciplines.flatMap(({ id, field, names }) => [
      ...holds(known.has(field), `${id}: field ${field} is unknown`),
      ...LANGUAGES.flatMap((language) =>
        holds(
          names[language].length >= FEWEST_NAMES,
          `${id}: fewer than ${FEWEST_NAMES} names in ${language}`,
        ),
      ),
    ]),
    ...disciplines.flatMap((one) =>
      namesAsCompared(one).flatMap((name) =>
        holds(!ORDINARY.has(name), `${one.id}: "${name}" means something else as well`),
      ),
    ),
    ...disciplines.flatMap(noteFaults),
    ...nameFaults(disciplines),
  ];
}
