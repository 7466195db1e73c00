import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';

interface FormSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Set apart from what is required. */
  readonly apart?: boolean;
}

/** Fields that belong together, two beside each other where there is room. */
export function FormSection({ title, lead, children, apart = false }: FormSectionProps) {
  return (
    <fieldset
      className={classNames(
        'min-w-0',
        apart ? 'rounded-2 border border-line border-dashed px-4 pt-3 pb-5' : 'border-line border-t pt-4',
      )}
    >
      <legend className={classNames('float-left mb-1 w-full p-0', apart ? null : 'mb-3')}>
        <h2 className="text-lg">{title}</h2>
      </legend>
      {lead && <p className="clear-both mb-3 text-muted text-sm">{lead}</p>}
      <div className="clear-both grid items-start gap-x-5 gap-y-4 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}
