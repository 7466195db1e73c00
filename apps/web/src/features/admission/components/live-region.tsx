import { useAdmission } from '../model/admission.ts';

/** Says politely what a change of the list came to. */
export function LiveRegion() {
  const { announcement } = useAdmission();
  return (
    <div role="status" className="sr-only">
      {announcement}
    </div>
  );
}
