import { fillText } from '../../fill-text.ts';
import type { InEachLanguage } from '../../languages.ts';
import type { TrajectoryEvent } from '../trajectory.ts';
import type { AnalysisSection, TrajectoryFinding } from './findings.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

const TEXTS: InEachLanguage<typeof en> = { en, tc, sc };
type Texts = typeof en;
const LONGEST_NAME = 60;

/** Looks like the star of a grade such as 5*, and is no mark of a title. */
const STAR = '\u2217';

/** A pupil's own words in the middle of a sentence: short, on one line, and no marks of a title in them. */
function quoted(name: string): string {
  const plain = name.replaceAll('*', STAR).replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(plain);
  return letters.length <= LONGEST_NAME ? plain : `${letters.slice(0, LONGEST_NAME).join('')}…`;
}

function list(items: readonly string[], { list: { separator, last } }: Texts): string {
  const final = items.at(-1) ?? '';
  return items.length < 2 ? final : `${items.slice(0, -1).join(separator)}${last}${final}`;
}

const eventName = ({ name, year }: TrajectoryEvent, { event }: Texts) =>
  fillText(event, { name: quoted(name), year });
const eventList = (events: readonly TrajectoryEvent[], texts: Texts) =>
  list(
    events.map((event) => eventName(event, texts)),
    texts,
  );

function typeName(type: string, texts: Texts): string {
  const known = Object.entries(texts.typeName).find(([name]) => name === type)?.[1];
  return fillText(texts.type, { type: known ?? quoted(type) });
}

const counted = (count: number, { one, other }: { readonly one: string; readonly other: string }) =>
  fillText(count === 1 ? one : other, { count });

/** How a list is said that may be of one, all there are, or some of more. */
function listed(
  { events, count }: { readonly events: readonly TrajectoryEvent[]; readonly count: number },
  words: { readonly one: string; readonly all: string; readonly some: string },
  texts: Texts,
): string {
  const whole = events.length === count ? words.all : words.some;
  return fillText(count === 1 ? words.one : whole, { count, events: eventList(events, texts) });
}

function extent(finding: Extract<TrajectoryFinding, { code: 'extent' }>, texts: Texts): string {
  const { events, lines, from, to } = finding;
  if (events === 1) return fillText(texts.extent.single, { from });
  const links = lines === 0 ? texts.links.none : counted(lines, texts.links);
  const words = from === to ? texts.extent.year : texts.extent.years;
  return fillText(words, { events: counted(events, texts.events), links, from, to });
}

function plans(finding: Extract<TrajectoryFinding, { code: 'plans' }>, texts: Texts): string {
  const { count, prepared } = finding;
  const { none, some, all } = texts.prepared;
  const started = prepared === count ? all : some;
  const led = fillText(prepared === 0 ? none : started, { count: prepared });
  return [listed(finding, texts.plans, texts), led].join(texts.joiner);
}

function sentence(finding: TrajectoryFinding, texts: Texts): string {
  switch (finding.code) {
    case 'damaged':
    case 'backwards':
      return counted(finding.count, texts[finding.code]);
    case 'extent':
      return extent(finding, texts);
    case 'chain': {
      const { events, length } = finding;
      const chain = events.map((event) => eventName(event, texts)).join(texts.arrow);
      return fillText(events.length === length ? texts.chain.whole : texts.chain.begins, {
        chain,
        count: length,
      });
    }
    case 'hub': {
      const { event, side, causes, effects, lines } = finding;
      return fillText(texts.hub[side], { event: eventName(event, texts), causes, effects, lines });
    }
    case 'turningPoint':
    case 'shift': {
      const values = { from: typeName(finding.from, texts), to: typeName(finding.to, texts) };
      return finding.code === 'shift'
        ? fillText(texts.shift, { ...values, year: finding.year })
        : fillText(texts.turningPoint, { ...values, event: eventName(finding.event, texts) });
    }
    case 'shares': {
      const shares = finding.shares.map(({ type, events }) =>
        fillText(texts.share, { type: typeName(type, texts), count: events }),
      );
      const others = finding.others === 0 ? [] : [fillText(texts.otherTypes, { count: finding.others })];
      return fillText(texts.shares, { shares: [...shares, ...others].join(texts.list.separator) });
    }
    case 'leading':
      return fillText(finding.all ? texts.leading.all : texts.leading.most, {
        type: typeName(finding.type, texts),
      });
    case 'emptyTypes': {
      const types = finding.types.map((type) => typeName(type, texts));
      const words = types.length === finding.count ? texts.emptyTypes.all : texts.emptyTypes.some;
      return fillText(words, { types: list(types, texts), count: finding.count });
    }
    case 'gap':
      return fillText(texts.gap, { from: finding.from, to: finding.to });
    case 'loose':
      return listed(finding, texts.loose, texts);
    case 'plans':
      return plans(finding, texts);
    case 'noPlans':
      return fillText(texts.noPlans, { year: finding.year });
    case 'question': {
      const { about, subject } = finding;
      const named = typeof subject === 'string' ? typeName(subject, texts) : eventName(subject, texts);
      return fillText(texts.question[about], { subject: named });
    }
    default:
      return texts[finding.code];
  }
}

/** An analysis in words, each section under a `**title**`, findings on lines of their own; at most 5,000 characters. */
export function renderAnalysis(sections: readonly AnalysisSection[], language: keyof typeof TEXTS): string {
  const texts = TEXTS[language];
  const parts = sections.map(({ title, findings }) =>
    [`**${texts.title[title]}**`, ...findings.map((finding) => sentence(finding, texts))].join('\n'),
  );
  return parts.join('\n\n');
}
