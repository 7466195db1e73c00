import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Tag } from '../../../shared/ui/tag.tsx';

interface FeatureItemProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly soon: boolean;
}

export function FeatureItem({ icon: Icon, title, text, soon }: FeatureItemProps) {
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
