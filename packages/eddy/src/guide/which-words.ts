import type { ChosenAmong, WhichResult } from '../tools/choose-among.ts';
import { halfBelow, needsGrades, referenceFigure, standingsTable } from './chance-words.ts';
import { shortTitle } from './programme-title.ts';
import { money } from './study-words.ts';
import { figure, literal, paragraphs, table, type Wording } from './wording.ts';

function choiceValue(one: ChosenAmong, { asked: { by } }: WhichResult, wording: Wording): string {
  const { texts } = wording;
  switch (by) {
    case 'fee':
      return one.figure === null ? texts.compare.notKnown : money(one.figure);
    case 'rate':
      return one.figure === null ? texts.compare.notKnown : `${one.figure}%`;
    case 'level':
      return wording.level(one.level);
    case 'median':
      return wording.say(texts.found.ofMaximum, {
        figure: referenceFigure(one, wording),
        maximum: one.maximum,
      });
    case 'years':
    case 'places':
      return one.figure === null ? texts.compare.notKnown : figure(one.figure);
    case 'interview':
      return one.interview === null ? texts.compare.notKnown : texts.compare.interview[one.interview];
    case 'documents':
      return one.documents.length === 0 ? texts.compare.notKnown : one.documents.map(literal).join('; ');
    case 'field':
      return one.of_field === null ? texts.compare.notKnown : literal(one.of_field);
    case 'weight':
      return literal(one.formula.replaceAll(' | ', '; '));
  }
}

/** Of those at one level the nearest to its median, or the furthest from it. */
function amongWords(
  { programmes, among, asked }: WhichResult,
  { texts, say, aside }: Wording,
): string | null {
  const one = programmes.find(({ code }) => code === among);
  if (one === undefined) return null;
  const title = aside(`**${one.code} ${one.short_name}**`, one.institution_name);
  return say(texts.which.level[asked.least ? 'least' : 'most'].among, { title });
}

function lead(result: WhichResult, wording: Wording): string {
  const { texts, say, list } = wording;
  const { asked, own, programmes, picked } = result;
  const { which } = texts;
  const scope = own ? which.own : which.these;
  const subject = asked.subject === null ? '' : wording.subject(asked.subject);
  const words = which[asked.by][asked.least ? 'least' : 'most'];
  const field = literal(asked.field ?? '');
  const chosen = programmes.filter(({ code }) => picked.includes(code));
  if (chosen.length === 0) return say(words.none, { scope, subject, field });
  const values = new Set(chosen.map((one) => choiceValue(one, result, wording)));
  const [value = ''] = values.size === 1 ? values : [];
  if (chosen.length === programmes.length && chosen.length > 1 && words.alike !== '')
    return wording.joined([say(words.alike, { scope, subject, value, field }), amongWords(result, wording)]);
  const titles = list(
    chosen.map((one) => wording.aside(`**${one.code} ${one.short_name}**`, one.institution_name)),
  );
  return say(words.some, { scope, subject, value, field, list: titles });
}

/** Which of some programmes it is, then all of them with what it was chosen by. */
export function whichWords(result: WhichResult, entered: number, wording: Wording): string {
  const { texts, say, list } = wording;
  const { asked, programmes, unknown, gone } = result;
  if (programmes.length === 0) return texts.myList.empty;
  const rows = programmes.map((one) => [shortTitle(one, wording), choiceValue(one, result, wording)]);
  const told = gone.length === 0 ? null : say(texts.myList.gone, { codes: list(gone) });
  return paragraphs([
    wording.joined([lead(result, wording), told]),
    asked.by === 'level'
      ? standingsTable(programmes, wording)
      : table([texts.table.programme, texts.which.head[asked.by]], rows),
    wording.joined([
      unknown.length === 0 ? null : say(texts.which.unknown, { codes: list(unknown) }),
      asked.by === 'level' ? halfBelow(programmes, wording) : null,
    ]),
    asked.by === 'median' ? needsGrades(result.grades_needed, entered, wording) : null,
  ]);
}
