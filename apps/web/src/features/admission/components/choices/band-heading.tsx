import { useWording } from '../../../../shared/programme/wording.ts';

interface BandHeadingProps {
  readonly title: string;
  readonly room: number;
}

export function BandHeading({ title, room }: BandHeadingProps) {
  const { t } = useWording();
  return (
    <div className="flex items-baseline justify-between gap-3 border-ink border-b-[1.5px] pb-1">
      <h3>{title}</h3>
      <span className="text-muted text-xs">
        {room === 0 ? t('choices.full') : t('choices.room', { count: room })}
      </span>
    </div>
  );
}
