import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const FIELDS = ['last', 'first', 'form', 'district', 'mail', 'title', 'nickname', 'gender'] as const;

/** The outline of the form while the profile arrives. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="mt-8 grid gap-x-5 gap-y-4 md:grid-cols-2">
      {FIELDS.map((field) => (
        <div key={field} className="grid gap-1">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
