import type { AnswererKind, ChatMessage, Grounds } from '@lodestar/contract';
import { listIn, sentencesIn } from '@lodestar/domain';
import { ChevronRight, RotateCw } from 'lucide-react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useId,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EddyFace } from '../../../shared/ui/eddy-face.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { softLineOf } from '../model/chat-words.ts';
import { useEddy } from '../model/eddy.tsx';
import { basisWords, toolWords } from '../model/grounds-words.ts';
import type { KeptHelp } from '../model/help-lines.ts';
import { useAsking } from '../model/turns.ts';
import { AnswerActions } from './answer-actions.tsx';
import { CURSOR, MarkdownText } from './markdown-text.tsx';

const ProgrammeChips = lazy(() =>
  import('./programme-chips.tsx').then((module) => ({ default: module.ProgrammeChips })),
);

const SoftCheck = lazy(() => import('./help-cards.tsx').then((module) => ({ default: module.SoftCheck })));

interface AnswerProps {
  readonly message: ChatMessage;
  /** Nothing comes after it: what could be asked next is shown. */
  readonly last: boolean;
}

function ChipsOutline({ programmes }: Pick<Grounds, 'programmes'>) {
  return (
    <div aria-hidden="true" className="grid gap-2">
      {programmes.map(({ code }) => (
        <Skeleton key={code} className="h-26 w-full rounded-2 min-[600px]:h-11" />
      ))}
    </div>
  );
}

/** The lines of a table: what stands in one is not shown as cards besides. */
const TABLE = /^\|/m;

/** What Eddy said: the text, the programmes in it, what it stands on, and what can be done with it. */
export function Answer({ message, last }: AnswerProps) {
  const { chatId } = useEddy();
  const asking = useAsking(chatId);
  const { state, grounds } = message;
  const about = message.care === null || message.care === 'soft' ? 'self' : message.care;
  if (state === 'helpLine') return <HelpLines text={message.Text} about={about} />;
  const { answer, line } = softLineOf(message);
  return (
    <BotFrame>
      <AnswerText text={answer} programmes={grounds?.programmes ?? NO_PROGRAMMES} />
      <Ending message={message} line={line} open={last && !asking} />
    </BotFrame>
  );
}

const NO_PROGRAMMES: Grounds['programmes'] = [];

/** The text with its programmes: in its table where it has one, else as cards. Either opens a receipt. */
function AnswerText({
  text,
  programmes,
}: {
  readonly text: string;
  readonly programmes: Grounds['programmes'];
}) {
  const { Receipt } = useEddy();
  const [openCode, setOpenCode] = useState<string | null>(null);
  const receipt = useId();
  const codes = useMemo(() => programmes.map(({ code }) => code), [programmes]);
  const toggle = useCallback((code: string) => setOpenCode((open) => (open === code ? null : code)), []);
  const tabled = TABLE.test(text);
  return (
    <>
      <MarkdownText text={text} codes={codes} openCode={openCode} onCode={toggle} />
      {tabled && openCode !== null && <Receipt id={receipt} code={openCode} />}
      {!tabled && programmes.length > 0 && (
        <Suspense fallback={<ChipsOutline programmes={programmes} />}>
          <ProgrammeChips programmes={programmes} openCode={openCode} onOpen={setOpenCode} />
        </Suspense>
      )}
    </>
  );
}

interface EndingProps {
  readonly message: ChatMessage;
  /** The line that asks how they are; empty without one. */
  readonly line: string;
  /** It can be answered here. */
  readonly open: boolean;
}

/** What an answer stands on, how it is rated, and what could be said next. */
function Ending({ message, line, open }: EndingProps) {
  const { t } = useTranslation('eddy');
  const { send } = useEddy();
  const { state, grounds, suggestions } = message;
  const ask = (text: string) => void send(text);
  return (
    <>
      {state === 'stopped' && <p className="text-muted text-sm">{t('talk.stopped')}</p>}
      {message.care === 'soft' && (
        <Suspense fallback={<p>{line}</p>}>
          <SoftCheck line={line} onAsk={open ? ask : null} />
        </Suspense>
      )}
      {open && suggestions.length > 0 && <Suggestions questions={suggestions} onAsk={ask} />}
      {grounds !== null && <BasedOn grounds={grounds} counsellor={message.counsellor} />}
      <AnswerActions message={message} />
    </>
  );
}

/** What Eddy says stands on paper beside his face. */
export function BotFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('eddy');
  return (
    <div className="mt-5 grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3">
      <EddyFace />
      <div className="grid min-w-0 grid-cols-1 content-start gap-3 pt-1.5">
        <h3 className="sr-only">{t('talk.eddy')}</h3>
        {children}
      </div>
    </div>
  );
}

interface WritingAnswerProps {
  readonly answer: string;
  /** What Eddy looks at just now. */
  readonly tool: string | null;
}

/** An answer as it grows. */
export function WritingAnswer({ answer, tool }: WritingAnswerProps) {
  const { t } = useTranslation('eddy');
  const what = tool === null ? null : toolWords(tool, t);
  return (
    <BotFrame>
      {answer !== '' && (
        <div aria-busy="true">
          <MarkdownText text={answer} growing cursor />
        </div>
      )}
      {answer === '' && (
        <div className={CURSOR}>
          <p className="text-muted text-sm">
            {what === null ? t('talk.thinking') : t('talk.working', { what })}
          </p>
        </div>
      )}
    </BotFrame>
  );
}

/** What came of an answer before it was stopped. */
export function StoppedAnswer({ answer }: { readonly answer: string }) {
  const { t } = useTranslation('eddy');
  return (
    <BotFrame>
      {answer !== '' && <MarkdownText text={answer} growing />}
      <p className="text-muted text-sm">{t(answer === '' ? 'talk.stoppedEmpty' : 'talk.stopped')}</p>
    </BotFrame>
  );
}

const CONFLICT = 'conflict';
const QUOTA = 'quota_exceeded';

/** That a message could not be answered, that it is kept, and a way to try again. */
export function Apology({ failure }: { readonly failure: ApiError | null }) {
  const { t } = useTranslation('eddy');
  const common = useTranslation().t;
  const { retry } = useEddy();
  const why = () => {
    if (failure?.code === QUOTA) return t('talk.quota');
    return failure?.code === CONFLICT ? t('talk.busy') : t('talk.kept');
  };
  return (
    <BotFrame>
      <p>{t('talk.apology')}</p>
      <p className="text-muted text-sm">{why()}</p>
      <div>
        <Button size="sm" onClick={retry}>
          <RotateCw aria-hidden="true" />
          {common('action.retry')}
        </Button>
      </div>
    </BotFrame>
  );
}

interface BasedOnProps {
  readonly grounds: Grounds;
  readonly counsellor: AnswererKind | null;
}

/** What an answer stands on, and who wrote it. */
function BasedOn({ grounds, counsellor }: BasedOnProps) {
  const { t, i18n } = useTranslation('eddy');
  const language = languageOf(i18n.language);
  const words = basisWords(grounds, t);
  if (words.length === 0) return null;
  const rest = [t('based.reference'), ...(counsellor === null ? [] : [t(`based.${counsellor}`)])];
  return (
    <p className="border-line border-t pt-2 text-muted text-xs leading-normal">
      <b className="font-medium text-ink-2">{t('based.label')}</b>{' '}
      {sentencesIn(language, [t('based.line', { list: listIn(language, words) }), ...rest])}
    </p>
  );
}

const HelpLineCard = lazy<ComponentType<KeptHelp>>(() =>
  import('./help-cards.tsx').then(
    (module) => ({ default: module.HelpLineCard ?? HelpText }),
    () => ({ default: HelpText }),
  ),
);

/** Who can be called at once: as a card, and as plain text until its script is here or when it does not come. */
function HelpLines(props: KeptHelp) {
  return (
    <Suspense fallback={<HelpText {...props} />}>
      <HelpLineCard {...props} />
    </Suspense>
  );
}

/** The help lines as text. */
function HelpText({ text }: KeptHelp) {
  return (
    <p className="mt-5 whitespace-pre-wrap rounded-2 border border-accent-line border-t-4 border-t-accent bg-surface p-5">
      {text}
    </p>
  );
}

interface SuggestionsProps {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** So many at most are answers to what Eddy asks back; more are questions that could come next. */
const ANSWERS = 2;

/** What can be said by pressing it: answers to Eddy one below the other, questions to him side by side. */
function Suggestions({ questions, onAsk }: SuggestionsProps) {
  const { t } = useTranslation('eddy');
  const isAnswer = questions.length <= ANSWERS;
  return (
    <>
      <ul
        aria-label={t(isAnswer ? 'talk.answers' : 'talk.next')}
        className={isAnswer ? 'grid gap-2 min-[600px]:grid-cols-2' : 'flex flex-wrap gap-2'}
      >
        {questions.map((question) => (
          <li key={question}>
            <Button
              size={isAnswer ? 'md' : 'sm'}
              className={
                isAnswer
                  ? 'w-full justify-between! text-start font-normal!'
                  : 'text-start font-normal! leading-snug!'
              }
              onClick={() => onAsk(question)}
            >
              {question}
              {isAnswer && <ChevronRight aria-hidden="true" />}
            </Button>
          </li>
        ))}
      </ul>
      {isAnswer && <p className="text-muted text-sm">{t('talk.orWrite')}</p>}
    </>
  );
}
