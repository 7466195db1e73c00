import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useLogOut } from '../model/use-log-out.ts';

interface LogOutButtonProps {
  readonly className?: string;
  /** Before anything is asked, such as to close the menu around the button. */
  readonly onPress?: () => void;
}

export function LogOutButton({ className, onPress }: LogOutButtonProps) {
  const { t } = useTranslation('account');
  const { request, asking, leave, stay } = useLogOut();
  const press = () => {
    onPress?.();
    request();
  };
  return (
    <>
      <button type="button" className={className} onClick={press}>
        {t('menu.logout')}
      </button>
      <Dialog
        open={asking}
        onClose={stay}
        title={t('menu.unsavedTitle')}
        description={t('menu.unsavedText')}
        actions={
          <>
            <Button onClick={leave}>{t('menu.leave')}</Button>
            <Button variant="primary" onClick={stay}>
              {t('menu.stay')}
            </Button>
          </>
        }
      />
    </>
  );
}
