import { useRouteError } from 'react-router';
import { FailurePage } from './failure-page.tsx';

export function RouteFailure() {
  return <FailurePage error={useRouteError()} />;
}
