import {
  anyFigure,
  compareLists,
  jupasBandAt,
  levelName,
  listChanceNames,
  SIX_ID,
  splitTitle,
} from '@lodestar/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChances } from '../../../../shared/chance/use-chances.ts';
import { checkItems } from '../../../../shared/lists/check-items.ts';
import { LEFT_CHECKS, useListChecks } from '../../../../shared/lists/use-list-checks.ts';
import { titleIn } from '../../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { LevelBadge } from '../../../../shared/ui/level-badge.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { useDeviceWork } from '../../../../shared/work/device-value.ts';
import { type FilledList, useFilledLists } from '../../model/use-filled-lists.ts';
import { useAdmission } from '../admission-provider.tsx';

const CELL = 'px-1 py-2 text-center';
const HEAD = 'wrap-anywhere w-20 max-w-20 px-1 pb-1 font-medium text-xs';

/** Two lists of one's own: what each would bring, what there is to look at, and where each programme stands on both. */
export function TwoLists() {
  const { choices } = useAdmission();
  const { t } = useTranslation('lists');
  const lists = useFilledLists();
  const opened = lists.find(({ id }) => id === (choices.lists.open?.id ?? SIX_ID)) ?? lists[0];
  const another = lists.find(({ id }) => id !== opened?.id);
  const [chosen, choose] = useState<readonly [string, string] | null>(null);
  const [firstId, secondId] = chosen ?? [opened?.id, another?.id];
  const first = lists.find(({ id }) => id === firstId);
  const second = lists.find(({ id }) => id === secondId);
  if (first === undefined || second === undefined) return null;
  const optionsWithout = (taken: string) =>
    lists.filter(({ id }) => id !== taken).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Select
          label={t('two.first')}
          value={first.id}
          options={optionsWithout(second.id)}
          onChange={(id) => choose([id, second.id])}
          className="min-w-0"
        />
        <Select
          label={t('two.second')}
          value={second.id}
          options={optionsWithout(first.id)}
          onChange={(id) => choose([first.id, id])}
          className="min-w-0"
        />
      </div>
      <SideBySide first={first} second={second} />
    </>
  );
}

function SideBySide({ first, second }: { readonly first: FilledList; readonly second: FilledList }) {
  const { t } = useTranslation('lists');
  const { language } = useWording();
  const { choices, both, only } = compareLists(first.codes, second.codes);
  const firstFigures = useFiguresOf(first.codes);
  const secondFigures = useFiguresOf(second.codes);
  return (
    <>
      <p className="text-ink-2 text-sm leading-snug">
        {[
          t('two.both', { count: both }),
          t('two.only', { count: only[0], name: first.name }),
          t('two.only', { count: only[1], name: second.name }),
        ].join(' · ')}
      </p>
      <table className="w-full border-collapse text-sm leading-snug">
        <thead>
          <tr className="border-ink border-b-[1.5px] align-bottom">
            <th scope="col" className="pe-2 pb-1 text-start font-medium text-muted text-xs">
              {t('two.programme')}
            </th>
            <th scope="col" className={HEAD}>
              {first.name}
            </th>
            <th scope="col" className={HEAD}>
              {second.name}
            </th>
          </tr>
        </thead>
        <tbody>
          <FigureRow name={t('two.choices')} of={[first.codes.length, second.codes.length]} />
          <FigureRow name={listChanceNames(language).any} of={[firstFigures.any, secondFigures.any]} />
          <FigureRow name={t('two.toSee')} of={[firstFigures.toSee, secondFigures.toSee]} />
          {choices.map(({ code, ranks }) => (
            <tr key={code} className="border-line border-b">
              <th scope="row" className="py-2 pe-2 text-start font-(weight:--weight-text)">
                <ProgrammeOf code={code} />
              </th>
              {ranks.map((rank, side) => (
                <td key={side === 0 ? 'first' : 'second'} className={CELL}>
                  <Place rank={rank} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The chance of any offer, and how many checks have something to say; a dash until they are worked out. */
function useFiguresOf(codes: readonly string[]): { readonly any: string; readonly toSee: ReactNode } {
  const { catalogue, grades, enough } = useAdmission();
  const { language } = useWording();
  const judged = enough ? grades : null;
  const { answer } = useChances({ catalogue, grades: judged, codes });
  const { findings } = useListChecks(catalogue, judged, codes);
  const { value: left } = useDeviceWork('leftChecks', LEFT_CHECKS);
  const none = answer?.list.none ?? null;
  return {
    any: none === null ? '–' : anyFigure(none, language).figure,
    toSee: findings === null ? '–' : checkItems(findings).filter(({ key }) => !left.includes(key)).length,
  };
}

function FigureRow({ name, of }: { readonly name: string; readonly of: readonly [ReactNode, ReactNode] }) {
  return (
    <tr className="border-line border-b bg-sunken">
      <th scope="row" className="px-2 py-2 text-start font-(weight:--weight-text) text-ink-2">
        {name}
      </th>
      <td className={`${CELL} font-strong`}>{of[0]}</td>
      <td className={`${CELL} font-strong`}>{of[1]}</td>
    </tr>
  );
}

function ProgrammeOf({ code }: { readonly code: string }) {
  const { catalogue, levelOf } = useAdmission();
  const { t, language } = useWording();
  const programme = catalogue?.find(code);
  const level = levelOf(code);
  return (
    <>
      <span className="block text-xs">
        <b className="font-strong tracking-code">{code}</b>{' '}
        {programme !== undefined && (
          <span className="text-muted">{t(`institution.${programme.institution}`)}</span>
        )}
      </span>
      {programme === undefined
        ? t('programme.placeholder', { code })
        : splitTitle(titleIn(programme, language)).main}
      {level !== null && (
        <span className="mt-1 block">
          <LevelBadge
            level={level.classification}
            name={levelName(level.classification, level.reason, language)}
          />
        </span>
      )}
    </>
  );
}

/** The place on a list with its band; a dash where it is not on it. */
function Place({ rank }: { readonly rank: number | null }) {
  const { t } = useTranslation('lists');
  const { t: words } = useWording();
  if (rank === null)
    return (
      <>
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <span className="sr-only">{t('two.notOn')}</span>
      </>
    );
  return (
    <>
      <span className="block font-display text-lg leading-none">{rank}</span>
      <span className="text-muted text-xs">
        {words('choices.band', { band: jupasBandAt(rank - 1) ?? '' })}
      </span>
    </>
  );
}
