import {
  type Catalogue,
  heldEntries,
  JUPAS_CHOICES,
  levelName,
  plainScores,
  splitTitle,
} from '@lodestar/domain';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { timeWords } from '../../../shared/i18n/times.ts';
import type { CheckItem } from '../../../shared/lists/check-items.ts';
import { useCheckWords } from '../../../shared/lists/finding-words.ts';
import { bandAOfferRate, titleIn } from '../../../shared/programme/programme-facts.ts';
import { gradeName, shortName } from '../../../shared/programme/subject-words.ts';
import { useWording, type Wording } from '../../../shared/programme/wording.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { LevelBadge } from '../../../shared/ui/level-badge.tsx';
import '../../../shared/ui/print.css';
import { QrCode } from '../../../shared/ui/qr-code.tsx';
import { type Sharing, scannableLink } from './model/shared-link.ts';
import {
  choicesByBand,
  quartileWords,
  type ShownChoice,
  type ShownList,
  scoreYear,
  shownList,
} from './model/shown-list.ts';

export interface PrintedListProps {
  readonly catalogue: Catalogue;
  /** What goes on paper, and behind its code. */
  readonly sharing: Sharing;
  readonly checks: readonly CheckItem[];
}

/** With more choices rows are closer together, and the figures of the checks have no room on the page. */
const LONG_LIST = 12;

/** The list on one page of A4, for whoever has to be shown it: it stands beside the page, and only on paper. */
export function PrintedList({ catalogue, sharing, checks }: PrintedListProps) {
  const { t } = useTranslation('show');
  const wording = useWording();
  const { collection, grades, choices } = sharing;
  const list = shownList(catalogue, collection, grades, choices);
  const year = scoreYear(list.choices);
  const code = scannableLink(sharing);
  const isLong = list.choices.length > LONG_LIST;
  return createPortal(
    <div
      className={classNames(
        'printed-page hidden leading-[1.35] print:block',
        isLong ? 'text-[8pt] [--row:0.45mm]' : 'text-[8.6pt] [--row:0.85mm]',
      )}
      data-theme="light"
    >
      <div className="grid grid-cols-[1fr_auto] items-start gap-[6mm] border-ink border-b-[1.5px] pb-[2mm]">
        <div>
          <p className="font-display text-[10pt]">Lodestar 啟明</p>
          <h1 className="mt-[1mm] text-[16pt]! leading-[1.2]!">{t('paper.title')}</h1>
          <p className="mt-[1mm] text-ink-2">
            {t('paper.made', {
              year: list.year,
              date: timeWords(new Date(), 'longDay', wording.language),
              count: list.choices.length,
              most: JUPAS_CHOICES,
            })}
          </p>
        </div>
        {code !== null && (
          <div className="grid w-[36mm] justify-items-end text-end text-[6.5pt] text-muted leading-[1.3]">
            <QrCode text={code.text} label={t('qr')} className="size-[22mm]" />
            {t('paper.scan')}
          </div>
        )}
      </div>
      <PrintedGrades list={list} wording={wording} />
      <table className="mt-[2mm] w-full border-collapse">
        <thead>
          <tr className="align-bottom text-[6.6pt] text-muted leading-[1.2] [&>th]:px-[1.2mm] [&>th]:pb-[0.6mm] [&>th]:text-start [&>th]:break-keep [&>th]:font-medium">
            <td />
            <th scope="col" colSpan={2}>
              {t('paper.code')}
            </th>
            <th scope="col">{t('paper.programme')}</th>
            {list.grades !== null && (
              <>
                <th scope="col" className="whitespace-nowrap">
                  {t('paper.level')}
                </th>
                <th scope="col" className="text-end!">
                  {t('paper.score')}
                </th>
              </>
            )}
            <th scope="col" className="text-end!">
              {year === null ? t('paper.quartilesYears') : t('paper.quartiles', { year })}
            </th>
            <th scope="col" className="w-[15%] pe-0! text-end!">
              {t('paper.bandA')}
            </th>
          </tr>
        </thead>
        <tbody>
          {choicesByBand(list.choices).map(([band, held]) => (
            <Fragment key={band}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={8}
                  className="border-ink border-b-[1.2px] pt-[1.9mm] pb-[0.5mm] text-start font-display font-medium text-[9.5pt] leading-none"
                >
                  {t('band', { band })}
                </th>
              </tr>
              {held.map((choice) => (
                <PrintedChoice
                  key={choice.code}
                  choice={choice}
                  withLevels={list.grades !== null}
                  year={list.year}
                  wording={wording}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <PrintedChecks checks={checks} brief={isLong} />
      <div className="mt-[4mm] flex justify-between gap-[6mm] border-line border-t pt-[3mm] text-[6.8pt] text-muted leading-[1.45]">
        <span>{year === null ? t('paper.sourcesYears') : t('paper.sources', { year })}</span>
        <span className="shrink-0 font-medium text-ink-2">{t('paper.reference')}</span>
      </div>
    </div>,
    document.body,
  );
}

/** Grades one beside the other, with best 5 and best 6 at the end. */
function PrintedGrades({ list, wording }: { readonly list: ShownList; readonly wording: Wording }) {
  const { t } = useTranslation('show');
  const figure = 'font-display text-[13pt] leading-[1.1] tabular-nums';
  if (list.grades === null) {
    return <p className="border-line border-b py-[2.5mm] text-ink-2">{t('paper.noGrades')}</p>;
  }
  const { best5Score, best6Score } = plainScores(list.grades);
  const cells = [
    ...heldEntries(list.grades).map(([subject, grade]) => ({
      key: subject,
      name: shortName(subject, wording),
      value: gradeName(grade, wording),
      className: '',
    })),
    { key: 'best5', name: t('paper.best5'), value: wording.number(best5Score), className: 'ms-auto' },
    { key: 'best6', name: t('paper.best6'), value: wording.number(best6Score), className: '' },
  ];
  return (
    <dl className="flex flex-wrap items-end gap-x-[4.5mm] gap-y-[1mm] border-line border-b py-[2.5mm]">
      {cells.map(({ key, name, value, className }) => (
        <div key={key} className={className}>
          <dt className="text-[7pt] text-muted">{name}</dt>
          <dd className={figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PrintedChoiceProps {
  readonly choice: ShownChoice;
  readonly withLevels: boolean;
  readonly year: string;
  readonly wording: Wording;
}

function PrintedChoice({ choice, withLevels, year, wording }: PrintedChoiceProps) {
  const { t } = useTranslation('show');
  const { rank, code, programme, level, note } = choice;
  const { language, number } = wording;
  const rate = programme === null ? null : bandAOfferRate(programme);
  const score = level?.user_score ?? null;
  return (
    <tr className="break-inside-avoid border-line border-b [&>td]:px-[1.2mm] [&>td]:py-(--row) [&>td]:align-middle">
      <td className="w-[7mm] ps-0! text-center font-display font-medium text-[10pt] leading-none">{rank}</td>
      <td className="whitespace-nowrap font-strong tracking-code">{code}</td>
      <td className="whitespace-nowrap">
        {programme === null ? '' : wording.t(`institution.${programme.institution}`)}
      </td>
      <td className="w-[38%] leading-[1.25]">
        {programme === null ? (
          <span className="text-warn">{t('paper.gone', { year })}</span>
        ) : (
          <>
            <b className="font-medium">{splitTitle(titleIn(programme, language)).main}</b>{' '}
            <Flags choice={choice} wording={wording} />
          </>
        )}
        {note !== '' && (
          <span className="wrap-anywhere block text-[7pt] text-ink-2">{t('paper.note', { note })}</span>
        )}
      </td>
      {withLevels && (
        <>
          <td className="whitespace-nowrap text-[9.5pt]">
            {level !== null && (
              <span className="inline-block [&>span]:text-[6.8pt]!">
                <LevelBadge
                  level={level.classification}
                  name={levelName(level.classification, level.reason, language)}
                />
              </span>
            )}
          </td>
          <td className="whitespace-nowrap text-end font-strong tabular-nums">
            {score === null ? '–' : number(score)}
          </td>
        </>
      )}
      <td className="whitespace-nowrap text-end text-ink-2 tabular-nums">
        {programme === null
          ? ''
          : quartileWords(programme, number, (mean) => t('paper.mean', { score: mean }))}
      </td>
      <td className="whitespace-nowrap pe-0! text-end tabular-nums">
        {rate === null ? '–' : `${number(rate.offers)} / ${number(rate.applications)}`}
      </td>
    </tr>
  );
}

interface PrintedChecksProps {
  readonly checks: readonly CheckItem[];
  /** Only what was found, without its figures. */
  readonly brief: boolean;
}

function PrintedChecks({ checks, brief }: PrintedChecksProps) {
  const { t } = useTranslation('checks');
  const words = useCheckWords();
  const { sentences } = useWording();
  if (checks.length === 0) return null;
  return (
    <section className="mt-[3mm]">
      <h2 className="border-ink border-b-[1.2px] pb-[0.8mm] text-[11pt]!">{t('title')}</h2>
      <ul className="mt-[1.2mm] columns-2 gap-x-[8mm] text-[7.8pt] leading-[1.35]">
        {checks.map((item) => {
          const { title, lines } = words(item);
          return (
            <li key={item.key} className="mb-[1mm] break-inside-avoid">
              <b className="font-strong">{title}</b> {!brief && sentences(lines)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What decides besides grades, in a word or two. */
function Flags({ choice: { programme }, wording }: Pick<PrintedChoiceProps, 'choice' | 'wording'>) {
  const kind = programme?.interview_arrangement?.kind;
  const flags = [
    ...(kind === 'required' || kind === 'selective' ? [wording.t(`study.tag.${kind}`)] : []),
    ...(programme?.no_band_b_offer === true ? [wording.t('programme.noBandB')] : []),
  ];
  return flags.length === 0 ? null : <span className="text-[6.8pt] text-warn">{flags.join(' · ')}</span>;
}
