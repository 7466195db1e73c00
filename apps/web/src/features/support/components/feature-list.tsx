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
import { useNear } from '../../../shared/ui/use-near.ts';
import { isComing, OFFERED, type OfferedKey } from '../model/offered-features.ts';
import { FeatureItem } from './feature-item.tsx';

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
