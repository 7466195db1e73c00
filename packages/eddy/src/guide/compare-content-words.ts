import type { ComparedProgramme, CompareResult } from '../tools/compare-programmes.ts';
import { bullets, literal, paragraphs, type Wording } from './wording.ts';

const topicsOf = ({ about }: ComparedProgramme): readonly string[] => about?.topics ?? [];

/** What all of them are about. */
function shared([first, ...others]: readonly ComparedProgramme[]): readonly string[] {
  if (first === undefined) return [];
  return topicsOf(first).filter((topic) => others.every((one) => topicsOf(one).includes(topic)));
}

const named = ({ code, short_name: short, institution_name: at }: ComparedProgramme, { aside }: Wording) =>
  aside(`**${code} ${short}**`, at);

function ownTopics(one: ComparedProgramme, common: readonly string[], { texts, list }: Wording): string {
  const own = topicsOf(one).filter((topic) => !common.includes(topic));
  return own.length === 0 ? texts.compare.nothingOwn : list(own);
}

function careersOf({ about }: ComparedProgramme, { texts, say, list, joined }: Wording): string {
  if (about === null || about.careers.length === 0) return texts.compare.notKnown;
  const { recognition } = about;
  return joined([
    say(texts.compare.become, { list: list(about.careers) }),
    recognition === null
      ? null
      : say(texts.facet.recognition[recognition.basis], { text: literal(recognition.text) }),
  ]);
}

/** The one recognition that all of them share word for word; null where they differ or one has none. */
function sharedRecognition([first, ...others]: readonly ComparedProgramme[], { texts, say }: Wording) {
  const one = first?.about?.recognition ?? null;
  const isShared = one !== null && others.every(({ about }) => about?.recognition?.text === one.text);
  return isShared ? say(texts.compare.sameRecognition, { text: literal(one.text) }) : null;
}

/** How some programmes differ in what is taught and in what their graduates become; empty where neither was asked. */
export function contentCompared({ programmes, aspects }: CompareResult, wording: Wording): string {
  const { texts, say, list } = wording;
  const { compare, facet } = texts;
  const lines = (tell: (one: ComparedProgramme) => string): string =>
    bullets(programmes.map((one) => say(compare.line, { title: named(one, wording), text: tell(one) })));
  const parts = aspects.flatMap((aspect) => {
    if (aspect === 'formula') return [];
    if (aspect === 'careers')
      return [
        sharedRecognition(programmes, wording),
        compare.careers,
        lines((one) => careersOf(one, wording)),
        facet.noPay,
      ];
    if (programmes.some(({ about }) => about === null)) return [facet.overviewNone];
    const common = shared(programmes);
    const lead = common.length === 0 ? compare.differ : say(compare.common, { topics: list(common) });
    return [lead, lines((one) => ownTopics(one, common, wording))];
  });
  return paragraphs(parts);
}
