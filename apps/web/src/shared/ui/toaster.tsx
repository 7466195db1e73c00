import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner, toast } from 'sonner';
import { useFootBar } from './foot-bar.ts';
import { receiveToasts, type ToastMessage } from './toast.ts';

const TOAST =
  'flex w-full items-center gap-3 rounded-2 bg-ink py-1 ps-4 pe-1 min-h-13 text-paper text-sm leading-snug shadow-2';

/** What offers something to press stays long enough to be read and reached. */
const WITH_ACTION_MS = 8_000;

/** Above a bar so high at the foot of the window, such as where a message is written. */
const aboveBar = (height: string) => `calc(max(${height}, env(safe-area-inset-bottom)) + 1rem)`;

function show({ kind, text, action }: ToastMessage): void {
  const options = action
    ? { action: { label: action.label, onClick: action.onPress }, duration: WITH_ACTION_MS }
    : {};
  if (kind === 'plain') toast(text, options);
  else toast[kind](text, options);
}

/** Where the messages of `notify` appear: ink on paper reversed, at the bottom, one action each. */
export function Toaster() {
  const { t } = useTranslation();
  const bottom = aboveBar(useFootBar());
  useEffect(() => receiveToasts(show), []);
  return (
    <Sonner
      position="bottom-center"
      // The library's own typeface is no utility's to override.
      style={{ fontFamily: 'inherit' }}
      containerAriaLabel={t('notifications')}
      closeButton
      gap={8}
      offset={{ bottom }}
      mobileOffset={{ bottom, left: '1rem', right: '1rem' }}
      icons={{
        success: <Check aria-hidden="true" className="size-5" />,
        error: <CircleAlert aria-hidden="true" className="size-5" />,
        info: <Info aria-hidden="true" className="size-5" />,
        close: <X aria-hidden="true" className="size-4" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('action.dismiss'),
        classNames: {
          toast: TOAST,
          content: 'order-1 min-w-0 flex-1 py-2',
          icon: 'order-0 shrink-0',
          actionButton:
            'order-2 min-h-(--tap) whitespace-nowrap px-2 font-medium underline underline-offset-4',
          closeButton: 'order-3 grid size-(--tap) shrink-0 place-items-center rounded-2',
        },
      }}
    />
  );
}
