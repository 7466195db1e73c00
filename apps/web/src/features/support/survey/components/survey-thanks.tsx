import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../../shared/ui/button-styles.ts';
import { StarTrails } from '../../../../shared/ui/star-trails.tsx';

export function SurveyThanks() {
  const { t } = useTranslation('survey');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap grid justify-items-center gap-3 py-16 text-center">
      <StarTrails className="w-64" />
      <h1 ref={heading} tabIndex={-1} className="mt-2">
        {t('thanks.title')}
      </h1>
      <p className="max-w-md text-ink-2">{t('thanks.text')}</p>
      <p className="mt-3 flex flex-wrap justify-center gap-2">
        <Link to="/jupaselect" className={buttonStyles('primary', 'md')}>
          {t('thanks.select')}
        </Link>
        <Link to="/" className={buttonStyles('quiet', 'md')}>
          {t('thanks.home')}
        </Link>
      </p>
    </div>
  );
}
