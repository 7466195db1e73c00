import { groupsWords } from '../guide/groups-words.ts';
import { compareGroups, type GroupAsked, type GroupsInput } from './groups-compared.ts';
import { FIELD, taking, WHERE } from './input-schema.ts';
import { isProblem, listOf, readCategory, readInstitutions, readQuery } from './read-input.ts';
import { type Fields, type Read, tool, withLevel } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

const FEWEST = 2;

const isFields = (one: unknown): one is Fields => typeof one === 'object' && one !== null;

function readGroup(one: unknown): Read<GroupAsked> {
  const fields = isFields(one) ? one : {};
  const category = readCategory(fields.category);
  if (isProblem(category)) return category;
  const institutions = readInstitutions(fields.institution);
  if (isProblem(institutions)) return institutions;
  const [institution] = institutions.value;
  const query = readQuery(fields.query);
  if (institution === undefined || (category.value === null && query === ''))
    return { problem: 'each group needs an institution and a category or query' };
  return { value: { institution, category: category.value, query } };
}

export const compareGroupsTool = tool({
  name: 'compare_groups',
  describe:
    'Whole fields at institutions side by side: how many programmes, how high their medians lie, how many the pupil ' +
    'reaches, which subjects weigh most. For "engineering at HKU or HKUST".',
  input: taking(
    {
      groups: {
        type: 'array',
        maxItems: TOOL_LIMITS.compared,
        items: taking({ institution: WHERE.items, category: FIELD, query: { type: 'string' } }, [
          'institution',
        ]),
      },
      chance: { type: 'boolean', description: 'where the pupil’s chance is best comes first' },
    },
    ['groups'],
  ),
  parse: (fields): Read<GroupsInput> => {
    const groups: GroupAsked[] = [];
    for (const one of listOf(fields.groups)) {
      const group = readGroup(one);
      if (isProblem(group)) return group;
      groups.push(group.value);
    }
    return groups.length < FEWEST || groups.length > TOOL_LIMITS.compared
      ? { problem: `give ${FEWEST} to ${TOOL_LIMITS.compared} groups` }
      : { value: { groups, ...(fields.chance === true ? { chance: true } : {}) } };
  },
  run: compareGroups,
  say: (result, { context, wording }) => groupsWords(result, context, wording),
  grounds: ({ groups, year }) => ({
    programmes: groups.flatMap(({ nearest }) => (nearest === null ? [] : [withLevel(nearest)])),
    year,
  }),
  followUps: () => [],
});
