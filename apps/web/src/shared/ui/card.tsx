import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('rounded-2 border border-line bg-surface p-4', className)} {...rest} />;
}
