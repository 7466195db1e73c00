import { useTranslation } from 'react-i18next';
import { LevelLadder } from './level-ladder.tsx';

export function LevelSection() {
  const { t } = useTranslation('support');
  return (
    <section className="grid items-start gap-10 py-12 lg:grid-cols-[4fr_5fr] lg:gap-16">
      <div>
        <h2 className="mb-3 text-2xl">{t('levels.title')}</h2>
        <p className="max-w-(--measure) text-ink-2">{t('levels.text')}</p>
      </div>
      <LevelLadder />
    </section>
  );
}
