import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { LoginLayout } from './login-layout.tsx';

const FIELDS = ['identifier', 'password'] as const;

/** The log-in page before its script is there: everything to be read, and the outline of the form. */
export function LoginOutline() {
  return (
    <LoginLayout>
      <div className="mt-6 grid gap-4">
        {FIELDS.map((field) => (
          <div key={field} className="grid gap-1">
            <Skeleton className="my-0.5 h-4.5 w-36" />
            <Skeleton className="h-11.5 w-full" />
          </div>
        ))}
        <Skeleton className="h-11 w-28 max-md:w-full" />
      </div>
    </LoginLayout>
  );
}
