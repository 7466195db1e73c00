import { wholePercent } from '@lodestar/domain';
import { ArrowRight, MessagesSquare, TrendingUp, Waves } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChanceAnswer } from '../../../shared/chance/chance-work.ts';
import { subjectName } from '../../../shared/programme/subject-words.ts';
import { useWording } from '../../../shared/programme/wording.ts';

interface MoveProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint: string;
  readonly from: number;
  readonly to: string;
}

function Move({ icon, title, hint, from, to }: MoveProps) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 border-line border-b py-3 text-sm leading-snug [&>svg]:size-5 [&>svg]:text-accent">
      {icon}
      <div>
        <p className="font-strong">{title}</p>
        <p className="text-ink-2">{hint}</p>
      </div>
      <span className="inline-flex items-center gap-1.5 self-start text-ink-2">
        {from}
        <ArrowRight aria-hidden="true" className="size-4 text-muted" />
        <b className="font-strong text-ink">{to}</b>
      </span>
    </li>
  );
}

/** What would change the chance of any offer: one grade step, a year in which the line rises, an interview. */
export function WhatMoves({ answer }: { readonly answer: ChanceAnswer }) {
  const { t } = useTranslation('chance');
  const wording = useWording();
  const { list, moves } = answer;
  if (list.atLeastOne === null || moves === null) return null;
  const { best } = moves;
  const now = wholePercent(list.atLeastOne);
  const rise = list.ifTheLineRises;
  return (
    <section aria-labelledby="chance-moves">
      <h2 id="chance-moves">{t('moves.title')}</h2>
      <p className="mt-1 text-muted text-sm">{t('moves.hint')}</p>
      <ul className="mt-2">
        {best === null ? (
          <li className="border-line border-b py-3 text-ink-2 text-sm">{t('moves.none')}</li>
        ) : (
          <Move
            icon={<TrendingUp aria-hidden="true" />}
            title={t('moves.step', {
              subject: subjectName(best.subject, wording),
              from: best.from,
              to: best.to,
            })}
            hint={t('moves.stepHint')}
            from={now}
            to={`${Math.min(97, Math.max(now, wholePercent(best.after)))}%`}
          />
        )}
        {rise !== null && (
          <Move
            icon={<Waves aria-hidden="true" />}
            title={t('moves.line', { year: rise.year })}
            hint={t('moves.lineHint', { percent: wording.number(rise.change * 100, 1) })}
            from={now}
            to={`${Math.min(now, wholePercent(rise.atLeastOne))}%`}
          />
        )}
        <Move
          icon={<MessagesSquare aria-hidden="true" />}
          title={t('moves.interview')}
          hint={t('moves.interviewHint')}
          from={now}
          to={t('moves.unknown')}
        />
      </ul>
      <div className="mt-5 rounded-2 bg-accent-tint p-4 text-sm">
        <h3 className="mb-1 font-strong font-text text-sm! tracking-normal">{t('calm.title')}</h3>
        {t('calm.text')}
      </div>
    </section>
  );
}
