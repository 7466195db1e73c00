import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../../shared/ui/button-styles.ts';

export function SurveySlide() {
  const { t } = useTranslation('support');
  return (
    <>
      <h2 className="text-3xl">{t('survey.title')}</h2>
      <p className="mt-4 max-w-120 text-ink-2">{t('survey.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/jupasurvey" className={buttonStyles('primary', 'md')}>
          {t('survey.answer')}
        </Link>
        <Link to="/jupaselect" className={buttonStyles('secondary', 'md')}>
          {t('survey.select')}
        </Link>
      </div>
    </>
  );
}
