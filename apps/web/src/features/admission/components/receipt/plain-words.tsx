import {
  type Classification,
  type ExplainNames,
  explainLevel,
  figureWords,
  type JupasBand,
  type LevelSentence,
  levelName,
  levelSentenceWords,
  type Programme,
} from '@lodestar/domain';
import { TrendingUp } from 'lucide-react';
import { GradesAlone } from '../../../../shared/programme/grades-alone.tsx';
import { requiredWords } from '../../../../shared/programme/requirement-words.ts';
import { formWords } from '../../../../shared/programme/study-words.ts';
import { gradeName, shortName } from '../../../../shared/programme/subject-words.ts';
import { LevelBadge } from '../../../../shared/ui/level-badge.tsx';
import type { ReceiptData, StepUp } from '../../model/receipt.ts';
import { type ReceiptWording, useReceiptWording } from './receipt-wording.ts';

/** The others stand beside the figures they are about: the curve, the formula, the counts. */
const SAID_HERE: ReadonlySet<string> = new Set(['lineRisesAgain', 'sixSubjects', 'placesCut']);

function namesIn(wording: ReceiptWording): ExplainNames {
  return {
    required: (unmet) => requiredWords(unmet, wording),
    grade: (grade) => gradeName(grade, wording),
    forms: (forms) => formWords({ forms }, wording),
  };
}

/** What the level comes to, and how sure it is, in words; `<b>` marks what matters most. */
export function explanationWords(
  { entry, classification }: ReceiptData,
  band: JupasBand | null,
  wording: ReceiptWording,
): { readonly headline: string; readonly certainty: string } {
  const names = namesIn(wording);
  const inWords = (sentences: readonly LevelSentence[]) =>
    wording.sentences(sentences.map((one) => levelSentenceWords(one, wording.language, names)));
  const { headline, certainty } = explainLevel(entry, classification, band);
  return { headline: inWords(headline), certainty: inWords(certainty) };
}

export function PlainWords({
  receipt,
  band,
}: {
  readonly receipt: ReceiptData;
  readonly band: JupasBand | null;
}) {
  const wording = useReceiptWording();
  const said = receipt.qualifiers.filter(({ key }) => SAID_HERE.has(key));
  const { headline, certainty } = explanationWords(receipt, band, wording);
  return (
    <>
      <p className="leading-snug">
        <BoldText text={headline} />
      </p>
      <p className="mt-2 text-ink-2 text-sm leading-snug empty:hidden">{certainty}</p>
      {said.length > 0 && (
        <ul className="mt-2 grid gap-1 text-ink-2 text-sm leading-snug">
          {said.map((one) => (
            <li key={one.key}>{figureWords(one, wording.language)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface StepUpNoteProps {
  readonly programme: Programme;
  readonly classification: Classification;
  readonly stepUp: StepUp | null;
}

/** What would lift the level with the fewest grades. */
export function StepUpNote({ programme, classification, stepUp }: StepUpNoteProps) {
  const wording = useReceiptWording();
  const words = wording.sentences([
    `<b>${wording.said('step.title')}</b>`,
    stepUpWords(classification, stepUp, wording),
  ]);
  if (classification.classification === -1) return null;
  return (
    <div className="mt-3 flex gap-3 rounded-2 bg-accent-tint p-3 text-sm leading-snug">
      <TrendingUp aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-accent" />
      <div>
        <p>
          <BoldText text={words} />
        </p>
        {stepUp !== null && (
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <LevelBadge
              level={stepUp.classification}
              name={levelName(stepUp.classification, null, wording.language)}
            />
            <GradesAlone
              programme={programme}
              level={{ classification: stepUp.classification, reason: null }}
            />
          </p>
        )}
      </div>
    </div>
  );
}

/** The smallest step up in words, or why there is none. */
export function stepUpWords(
  classification: Classification,
  stepUp: StepUp | null,
  wording: ReceiptWording,
): string {
  const { said, number } = wording;
  if (stepUp === null) {
    return said(classification.classification === 8 ? 'step.highest' : 'step.reached');
  }
  const subject = shortName(stepUp.subjectCode, wording);
  const to = gradeName(stepUp.to, wording);
  const score = stepUp.score === null ? '' : number(stepUp.score);
  if (stepUp.from === null) return said('step.newSubject', { subject, to, score });
  return said('step.text', {
    count: stepUp.steps,
    subject,
    from: gradeName(stepUp.from, wording),
    to,
    score,
  });
}

/** A text of the catalogue in which `<b>…</b>` stands for what matters most. */
function BoldText({ text }: { readonly text: string }) {
  const parts = text.split(/<b>(.*?)<\/b>/);
  let offset = 0;
  return parts.map((part, index) => {
    offset += part.length + 1;
    return index % 2 === 1 ? (
      <b key={offset} className="font-strong">
        {part}
      </b>
    ) : (
      <span key={offset}>{part}</span>
    );
  });
}
