import { type AdmissionCurve, type Programme, splitTitle } from '@lodestar/domain';
import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { htmlLang } from '../../../../shared/i18n/languages.ts';
import { ShortlistButton } from '../../../../shared/lists/shortlist.tsx';
import {
  bandAOfferRate,
  institutionName,
  otherTitle,
  titleIn,
} from '../../../../shared/programme/programme-facts.ts';
import { ProgrammeTags } from '../../../../shared/programme/programme-tags.tsx';
import { feeWords, lengthWords, shortFeeWords } from '../../../../shared/programme/study-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { Tooltip } from '../../../../shared/ui/tip.tsx';
import type { RecommendedCard } from '../../api/recommend.ts';
import { useAdmission } from '../admission-provider.tsx';
import { LevelButton, ScoreSpark } from '../programme/level-button.tsx';
import { LaterReceipt } from '../receipt/later-receipt.tsx';
import { mixParts } from './later-mix.ts';

interface RecommendationCardProps {
  readonly programme: Programme;
  readonly mixed: RecommendedCard['mixed'];
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

export function RecommendationCard({ programme, mixed, open, onOpen }: RecommendationCardProps) {
  const { catalogue, choices, levelOf, institutionsState } = useAdmission();
  const { t, language } = useWording();
  const receipt = useId();
  const mix = mixParts.useParts().parts;
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
        <span className="flex shrink-0 items-center">
          <ShortlistButton code={code} small className="-my-1" />
          <AddButton programme={programme} chosen={chosen} onAdd={() => choices.add(code)} />
        </span>
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
      {mixed !== null && mix !== null && <mix.MixedReasons mixed={mixed} />}
      <CardFacts
        programme={programme}
        curve={level?.percentile === null ? null : curve}
        saysRate={mixed !== null}
      />
      {open && level !== null && <LaterReceipt id={receipt} code={code} />}
    </article>
  );
}

interface CardFactsProps {
  readonly programme: Programme;
  /** Null when the programme's scores cannot be compared. */
  readonly curve: AdmissionCurve | null;
  /** The share of offers is said already. */
  readonly saysRate: boolean;
}

const STRONG = 'font-medium text-ink';

/** Length, fee, intake, share of offers, and the badges. */
function CardFacts({ programme, curve, saysRate }: CardFactsProps) {
  const wording = useWording();
  const { t, number, fixed } = wording;
  const fee = shortFeeWords(programme, wording);
  const rate = saysRate ? null : bandAOfferRate(programme);
  const estimated = curve !== null && (curve.spreadEstimated.lower || curve.spreadEstimated.upper);
  return (
    <footer className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
      <span>{lengthWords(programme, wording) ?? t('study.lengthUnknown')}</span>
      {fee !== null && (
        <Tooltip content={feeWords(programme, wording)}>
          <span>{fee}</span>
        </Tooltip>
      )}
      {programme.intake !== null && (
        <span>
          {t('recommendations.intake')} <b className={STRONG}>{number(programme.intake)}</b>
        </span>
      )}
      {rate !== null && (
        <Tooltip
          content={t('recommendations.offersTip', {
            year: rate.year,
            offers: number(rate.offers),
            applications: number(rate.applications),
          })}
        >
          <span>
            {t('recommendations.offers')}{' '}
            <b className={STRONG}>{t('statistics.percent', { percent: fixed(rate.percent, 1) })}</b>
          </span>
        </Tooltip>
      )}
      <ProgrammeTags programme={programme} />
      {estimated && (
        <Tooltip content={t('recommendations.spreadEstimatedTip')}>
          <Tag tone="estimated">{t('recommendations.spreadEstimated')}</Tag>
        </Tooltip>
      )}
    </footer>
  );
}

interface AddButtonProps {
  readonly programme: Programme;
  readonly chosen: boolean;
  readonly onAdd: () => void;
}

function AddButton({ programme, chosen, onAdd }: AddButtonProps) {
  const { t, language } = useWording();
  if (chosen) {
    return (
      <span className="inline-flex min-h-9 shrink-0 items-center gap-2 px-3 font-medium text-sm text-success">
        <Check aria-hidden="true" className="size-4" />
        {t('recommendations.selected')}
      </span>
    );
  }
  const name = titleIn(programme, language);
  return (
    <Button
      size="sm"
      className="-me-1.5 shrink-0"
      aria-label={t('recommendations.addCode', { code: programme.code, name })}
      onClick={onAdd}
    >
      <Plus aria-hidden="true" />
      {t('recommendations.add')}
    </Button>
  );
}
