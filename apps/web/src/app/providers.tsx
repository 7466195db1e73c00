import type { i18n } from 'i18next';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useToastsWaiting } from '../shared/ui/toast.ts';

const Toaster = lazy(() =>
  import('../shared/ui/toaster.tsx').then((module) => ({ default: module.Toaster })),
);

function ToastOutlet() {
  const waiting = useToastsWaiting();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (waiting) setNeeded(true);
  }, [waiting]);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
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
