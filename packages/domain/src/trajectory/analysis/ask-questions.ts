import type { QuestionTopic, TrajectoryFinding } from './findings.ts';

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
export function questionsOn(findings: readonly TrajectoryFinding[]): readonly Question[] {
  const open = findings.flatMap((finding) => questionOn(finding) ?? []);
  const asked = ORDER.flatMap((topic) => open.find(({ about }) => about === topic) ?? []);
  return asked
    .filter(({ subject }, index) => asked.findIndex((one) => one.subject === subject) === index)
    .slice(0, MOST_QUESTIONS);
}
