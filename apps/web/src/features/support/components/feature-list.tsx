import type { Feature, Stage } from '@lodestar/contract';
import {
  BookOpen,
  ChartSpline,
  Hexagon,
  ListOrdered,
  type LucideIcon,
  MessageCircle,
  Waypoints,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '../../../shared/api/use-page-config.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useNear } from '../../../shared/ui/use-near.ts';

const ICON: Readonly<Record<OfferedKey, LucideIcon>> = {
  dseAnalysis: ChartSpline,
  selection: ListOrdered,
  personalityTest: Hexagon,
  eddy: MessageCircle,
  trajectory: Waypoints,
  subjectRecommendations: BookOpen,
};

export function FeatureList({ title }: { readonly title: string }) {
  const { t } = useTranslation('support');
  const [ref, near] = useNear<HTMLElement>();
  const stages = usePageConfig(near)?.stages;
  return (
    <section ref={ref} className="pt-4">
      <h2 className="mb-5 text-2xl">{title}</h2>
      <ul className="grid gap-x-12 border-line border-t md:grid-cols-2">
        {OFFERED.map(({ key, stage }) => (
          <FeatureItem
            key={key}
            icon={ICON[key]}
            title={t(`features.${key}.title`)}
            text={t(`features.${key}.text`)}
            soon={isComing(stage, stages)}
          />
        ))}
      </ul>
    </section>
  );
}

interface FeatureItemProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly soon: boolean;
}

function FeatureItem({ icon: Icon, title, text, soon }: FeatureItemProps) {
  const { t } = useTranslation('support');
  return (
    <li className="flex gap-4 border-line border-b py-5">
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-5 shrink-0 stroke-[1.75]', soon ? 'text-muted' : 'text-accent')}
      />
      <div>
        <h3 className="flex flex-wrap items-center gap-2">
          {title} {soon && <Tag tone="estimated">{t('features.soon')}</Tag>}
        </h3>
        <p className="mt-1 max-w-lg text-ink-2 text-sm leading-snug">{text}</p>
      </div>
    </li>
  );
}

/** What the landing page offers, in its order; those with a stage key may still be coming. */
export const OFFERED = [
  { key: 'dseAnalysis', stage: null },
  { key: 'selection', stage: null },
  { key: 'personalityTest', stage: 'personalityTest' },
  { key: 'eddy', stage: 'eddy' },
  { key: 'trajectory', stage: 'trajectory' },
  { key: 'subjectRecommendations', stage: 'subjectRecommendations' },
] as const satisfies readonly { key: string; stage: Feature | null }[];

export type OfferedKey = (typeof OFFERED)[number]['key'];

/** Whether a visitor is told that a feature is coming: until the server says it is released. */
export function isComing(
  feature: Feature | null,
  stages: Readonly<Partial<Record<Feature, Stage>>> | undefined,
): boolean {
  return feature !== null && stages?.[feature] !== 'released';
}
