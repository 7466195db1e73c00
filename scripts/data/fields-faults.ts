import { type FieldsFile, isSubjectCode, type ProgrammeRow, type Trait } from '@lodestar/domain';

const isChinese = (text: string): boolean => /[\u3400-\u9fff]/.test(text);
const isTidy = (text: string): boolean => text !== '' && text.trim() === text;

type Found = readonly string[];

function repeated(words: readonly string[], where: string): Found {
  const lower = words.map((word) => word.toLowerCase());
  return lower.flatMap((word, index) => (lower.indexOf(word) === index ? [] : [`${where}: ${word} twice`]));
}

function unknown(words: readonly string[], known: ReadonlySet<string>, where: string): Found {
  return words.filter((word) => !known.has(word)).map((word) => `${where}: ${word} is unknown`);
}

function between(count: number, least: number, most: number, where: string): Found {
  return count >= least && count <= most ? [] : [`${where}: ${count}, not ${least} to ${most}`];
}

function fieldFaults({ fields, programmes }: FieldsFile): Found {
  const rows = Object.values(programmes);
  return [
    ...between(fields.length, 28, 34, 'fields'),
    ...repeated(
      fields.map(({ id }) => id),
      'fields',
    ),
    ...fields.flatMap(({ id, name_tc, description_tc }) => [
      ...(isChinese(name_tc) && isChinese(description_tc) ? [] : [`${id}: no Chinese`]),
      ...(rows.filter((row) => row.fields[0] === id).length >= 3
        ? []
        : [`${id}: main field of fewer than 3`]),
    ]),
  ];
}

function wordFaults(words: Readonly<Record<string, string>>, where: string): Found {
  return Object.entries(words).flatMap(([en, tc]) => [
    ...(isTidy(en) && !isChinese(en) && en.length <= 60 ? [] : [`${where}: "${en}" is no English word`]),
    ...(isTidy(tc) && isChinese(tc) && tc.length <= 30 ? [] : [`${where}: "${tc}" is no Chinese word`]),
  ]);
}

function programmeFaults(file: FieldsFile, rows: readonly ProgrammeRow[]): Found {
  const ids = new Set(file.fields.map(({ id }) => id));
  const known = { topics: new Set(Object.keys(file.topics)), careers: new Set(Object.keys(file.careers)) };
  const codes = new Set(rows.map(({ code }) => code));
  const named = Object.keys(file.programmes);
  const same = named.map((code) => {
    const { topics, careers } = file.programmes[code] ?? { topics: [], careers: [] };
    return JSON.stringify([[...topics].sort(), [...careers].sort()]);
  });
  return [
    ...unknown([...codes], new Set(named), 'programmes, of the catalogue'),
    ...unknown(named, codes, 'programmes'),
    ...same.flatMap((key, index) =>
      same.indexOf(key) === index ? [] : [`${named[index]}: topics and careers of another`],
    ),
    ...Object.entries(file.programmes).flatMap(([code, { fields, topics, careers, professional }]) => [
      ...between(fields.length, 1, 3, `${code} fields`),
      ...between(topics.length, 6, 12, `${code} topics`),
      ...between(careers.length, 3, 6, `${code} careers`),
      ...unknown(fields, ids, `${code} fields`),
      ...unknown(topics, known.topics, `${code} topics`),
      ...unknown(careers, known.careers, `${code} careers`),
      ...[fields, topics, careers].flatMap((words) => repeated(words, code)),
      ...(professional === null || isChinese(professional.tc)
        ? []
        : [`${code}: professional has no Chinese`]),
    ]),
  ];
}

function has({ fields, topics, codes }: Trait, code: string, { programmes }: FieldsFile): boolean {
  const row = programmes[code];
  return (
    codes.includes(code) ||
    (row !== undefined &&
      (fields.includes(row.fields[0] ?? '') || topics.some((topic) => row.topics.includes(topic))))
  );
}

function traitFaults(file: FieldsFile): Found {
  const codes = Object.keys(file.programmes);
  const fields = new Set(file.fields.map(({ id }) => id));
  return [
    ...repeated(
      file.traits.map(({ id }) => id),
      'traits',
    ),
    ...file.traits.flatMap((trait) => [
      ...unknown(trait.fields, fields, trait.id),
      ...unknown(trait.topics, new Set(Object.keys(file.topics)), trait.id),
      ...unknown(trait.codes, new Set(codes), trait.id),
      ...(codes.filter((code) => has(trait, code, file)).length >= 2
        ? []
        : [`${trait.id}: reaches fewer than 2`]),
    ]),
  ];
}

function interestFaults(file: FieldsFile): Found {
  const fields = new Set(file.fields.map(({ id }) => id));
  const topics = new Set(Object.keys(file.topics));
  const traits = new Set(file.traits.map(({ id }) => id));
  const rows = Object.values(file.programmes);
  return [
    ...repeated(
      file.interests.map(({ id }) => id),
      'interests',
    ),
    ...file.interests.flatMap(({ id, en, tc, avoid, ...likes }) => {
      const words = [
        ...(en.length > 0 && [...en, ...tc].every(isTidy) && tc.some(isChinese) ? [] : [`${id}: words`]),
        ...[en, tc].flatMap((own) => (new Set(own).size === own.length ? [] : [`${id}: a word twice`])),
      ];
      if (avoid !== undefined) {
        const none = avoid.subjects.length + avoid.traits.length === 0 ? [`${id}: avoids nothing`] : [];
        const subjects = avoid.subjects.filter((subject) => !isSubjectCode(subject));
        return [...words, ...none, ...unknown(avoid.traits, traits, id), ...unknown(subjects, new Set(), id)];
      }
      const byTopic = rows.filter((row) => likes.topics.some((topic) => row.topics.includes(topic))).length;
      return [
        ...words,
        ...unknown(likes.fields, fields, id),
        ...unknown(likes.topics, topics, id),
        ...(likes.fields.length > 0 && byTopic >= 1 ? [] : [`${id}: reaches no programme by a topic`]),
      ];
    }),
  ];
}

/** Everything that is wrong with the fields beside the programmes of the year, one line each. */
export function fieldsFaults(file: FieldsFile, rows: readonly ProgrammeRow[]): Found {
  return [
    ...fieldFaults(file),
    ...wordFaults(file.topics, 'topics'),
    ...wordFaults(file.careers, 'careers'),
    ...programmeFaults(file, rows),
    ...traitFaults(file),
    ...interestFaults(file),
  ];
}
