import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return <button type={type} className={buttonStyles(variant, size, className)} {...rest} />;
}

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'eddy';
type ButtonSize = 'md' | 'sm';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-2 border font-medium leading-[1.2] no-underline transition-colors duration-(--t-fast) disabled:border-line disabled:bg-sunken disabled:text-muted aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted [&>svg]:size-4 [&>svg]:shrink-0';

const VARIANT: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-accent bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'border-transparent text-accent hover:bg-accent-tint',
  eddy: 'border-eddy bg-eddy text-on-eddy',
};

const SIZE: Readonly<Record<ButtonSize, string>> = {
  md: 'min-h-(--tap) py-1.5 text-md',
  sm: 'tap-target min-h-9 py-1 text-sm',
};

const PADDING: Readonly<Record<ButtonSize, string>> = { md: 'px-4.5', sm: 'px-3' };

/** Looks of a button, for links that look like one too. */
export function buttonStyles(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(
    BASE,
    VARIANT[variant],
    SIZE[size],
    variant === 'quiet' ? 'px-2.5' : PADDING[size],
    className,
  );
}
