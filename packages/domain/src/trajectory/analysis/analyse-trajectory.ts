import type { Trajectory } from '../trajectory.ts';
import { findBalance } from './find-balance.ts';
import {
  findChains,
  findGap,
  findHubs,
  findLooseEvents,
  findPlans,
  findTurningPoints,
} from './find-in-graph.ts';
import type { AnalysisSection, QuestionTopic, TrajectoryFinding } from './findings.ts';
import { graphOf } from './graph.ts';

/**
 * What the built-in guide sees on a map: chains, hubs, turning points, balance of types, gaps, plans, and what it asks.
 * `damaged`: how many stored entries could not be read and are not on the map.
 */
export function analyseTrajectory(
  trajectory: Trajectory,
  currentYear: number,
  damaged: number,
): readonly AnalysisSection[] {
  const damage: readonly TrajectoryFinding[] = damaged === 0 ? [] : [{ code: 'damaged', count: damaged }];
  const graph = graphOf(trajectory);
  const first = graph.nodes[0]?.event;
  const last = graph.nodes.at(-1)?.event;
  if (first === undefined || last === undefined) {
    return [{ title: 'glance', findings: [{ code: 'empty' }, ...damage] }];
  }
  const extent: TrajectoryFinding = {
    code: 'extent',
    events: graph.nodes.length,
    lines: graph.lines,
    from: first.year,
    to: last.year,
  };
  const nothingLinked = graph.lines === 0 && graph.nodes.length > 1;
  const unlinked: readonly TrajectoryFinding[] = nothingLinked ? [{ code: 'unlinked' }] : [];
  const parts: readonly AnalysisSection[] = [
    { title: 'glance', findings: [extent, ...unlinked, ...damage] },
    { title: 'chains', findings: findChains(graph) },
    { title: 'hubs', findings: findHubs(graph) },
    { title: 'turningPoints', findings: findTurningPoints(graph) },
    { title: 'balance', findings: findBalance(trajectory) },
    { title: 'gaps', findings: [...findGap(graph, currentYear), ...findLooseEvents(graph)] },
    { title: 'ahead', findings: [findPlans(graph, currentYear)] },
  ];
  const questions = questionsOn(parts.flatMap(({ findings }) => findings));
  const sections: readonly AnalysisSection[] = [
    ...parts,
    { title: 'questions', findings: [...questions, { code: 'guide' }] },
  ];
  return sections.filter(({ findings }) => findings.length > 0);
}

type Question = Extract<TrajectoryFinding, { readonly code: 'question' }>;

const MOST_QUESTIONS = 3;

function questionOn(finding: TrajectoryFinding): Question | null {
  const about = (topic: QuestionTopic, subject: Question['subject'] | undefined): Question | null =>
    subject === undefined ? null : { code: 'question', about: topic, subject };
  switch (finding.code) {
    case 'turningPoint':
      return about('turningPoint', finding.event);
    case 'loose':
      return about('loose', finding.events[0]);
    case 'plans':
      return finding.prepared < finding.count ? about('plan', finding.events[0]) : null;
    case 'emptyTypes':
      return about('emptyType', finding.types[0]);
    case 'hub':
      return about('hub', finding.event);
    case 'chain':
      return about('chain', finding.events.length === finding.length ? finding.events.at(-1) : undefined);
    default:
      return null;
  }
}

const ORDER: readonly QuestionTopic[] = ['turningPoint', 'loose', 'plan', 'emptyType', 'hub', 'chain'];

/** Questions that the findings leave open, the weightiest first, one on each topic and each subject. */
function questionsOn(findings: readonly TrajectoryFinding[]): readonly Question[] {
  const open = findings.flatMap((finding) => questionOn(finding) ?? []);
  const asked = ORDER.flatMap((topic) => open.find(({ about }) => about === topic) ?? []);
  return asked
    .filter(({ subject }, index) => asked.findIndex((one) => one.subject === subject) === index)
    .slice(0, MOST_QUESTIONS);
}
