import type { i18n } from 'i18next';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useWaitingToasts } from '../shared/ui/toast.ts';

/** Without a network there is no message, and the page stays; the next one asks for what shows it again. */
function ToastOutlet() {
  const waiting = useWaitingToasts();
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (waiting === 0) return;
    import('../shared/ui/toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    );
  }, [waiting]);
  return Toaster && <Toaster />;
}

interface ProvidersProps {
  readonly texts: i18n;
  readonly children: ReactNode;
}

export function Providers({ texts, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={texts}>
      {children}
      <ToastOutlet />
    </I18nextProvider>
  );
}
