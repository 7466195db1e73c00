import { type Programme, splitTitle } from '@lodestar/domain';
import { useId } from 'react';
import { htmlLang } from '../../../../shared/i18n/languages.ts';
import { otherTitle, titleIn } from '../../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { useAdmission } from '../../model/admission.ts';
import { institutionName } from '../../model/institution-words.ts';
import { LevelButton } from '../programme/level-button.tsx';
import { ScoreSpark } from '../programme/score-spark.tsx';
import { ReceiptPanel } from '../receipt/receipt-panel.tsx';
import { AddButton } from './add-button.tsx';
import { CardFacts } from './card-facts.tsx';

interface RecommendationCardProps {
  readonly programme: Programme;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

export function RecommendationCard({ programme, open, onOpen }: RecommendationCardProps) {
  const { catalogue, choices, levelOf, institutionsState } = useAdmission();
  const { t, language } = useWording();
  const receipt = useId();
  const { code } = programme;
  const chosen = choices.has(code);
  const level = levelOf(code);
  const curve = catalogue?.entry(code)?.curve ?? null;
  const title = splitTitle(titleIn(programme, language));
  const other = otherTitle(programme, language);
  const institution = institutionsState.institutions?.find((one) => one.code === programme.institution);
  const school =
    institution === undefined
      ? t(`institution.${programme.institution}`)
      : institutionName(institution, language);

  return (
    <article
      aria-label={`${code} ${title.main}`}
      className={classNames(
        'flex h-full flex-col gap-2 rounded-2 border px-4 py-3',
        chosen ? 'border-transparent bg-success-tint' : 'border-line bg-surface',
      )}
    >
      <header className="flex items-center justify-between gap-2 text-sm">
        <span className="min-w-0 leading-snug">
          <b className="font-strong tracking-code">{code}</b>{' '}
          <span className="text-muted">{programme.short_name}</span>
        </span>
        <AddButton programme={programme} chosen={chosen} onAdd={() => choices.add(code)} />
      </header>
      <div>
        <h3 className="text-md! font-(family-name:--font-text)! font-medium! tracking-normal!">
          {title.main}
        </h3>
        {title.detail !== null && (
          <p className="line-clamp-2 text-ink-2 text-xs leading-snug">{title.detail}</p>
        )}
        <p lang={htmlLang(other.language)} className="mt-0.5 text-muted text-xs leading-snug">
          {splitTitle(other.text).main}
        </p>
        <p className="mt-0.5 text-muted text-xs leading-snug">{school}</p>
      </div>
      {level !== null && (
        <div className="mt-auto flex min-h-8 flex-wrap items-center gap-3">
          <LevelButton
            programme={programme}
            level={level}
            expanded={open}
            controls={receipt}
            onPress={() => onOpen(!open)}
          />
          {curve !== null && level.percentile !== null && (
            <ScoreSpark curve={curve} score={level.user_score} />
          )}
        </div>
      )}
      <CardFacts programme={programme} curve={level?.percentile === null ? null : curve} />
      {open && level !== null && <ReceiptPanel id={receipt} code={code} />}
    </article>
  );
}
