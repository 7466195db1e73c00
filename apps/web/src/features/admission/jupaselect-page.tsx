import { AdmissionProvider } from './components/admission-provider.tsx';
import { JupaselectLayout } from './components/jupaselect-layout.tsx';

/** The mock choice of programmes: grades in, levels and recommendations out, six choices in order. */
export function JupaselectPage() {
  return (
    <AdmissionProvider>
      <JupaselectLayout />
    </AdmissionProvider>
  );
}
