import { Link } from 'react-router';
import { loginPathFor } from '../navigation/safe-redirect.ts';
import { buttonStyles } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface AskToLogInProps {
  /** Heading of the page. */
  readonly title: string;
  readonly message: string;
  readonly action: string;
  /** Where to come back to. */
  readonly path: string;
}

/** What stands in place of a page that is somebody's own, for nobody. */
export function AskToLogIn({ title, message, action, path }: AskToLogInProps) {
  return (
    <div className="wrap py-8">
      <h1 tabIndex={-1} className="mb-6">
        {title}
      </h1>
      <EmptyState
        title={message}
        action={
          <Link to={loginPathFor(path)} className={buttonStyles('primary', 'md')}>
            {action}
          </Link>
        }
      />
    </div>
  );
}
