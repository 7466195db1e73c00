/** Eddy: a star above a horizon, in the one amber. */
export function EddyFace({ size = 'md' }: { readonly size?: 'md' | 'lg' }) {
  return (
    <svg
      viewBox="0 0 36 36"
      aria-hidden="true"
      className={size === 'lg' ? 'size-12 shrink-0' : 'size-9 shrink-0'}
    >
      <circle cx="18" cy="18" r="18" className="fill-eddy" />
      <path
        d="M18 5.5Q19.73 15.28 29.5 17Q19.73 18.73 18 28.5Q16.27 18.73 6.5 17Q16.27 15.28 18 5.5Z"
        className="fill-on-eddy"
      />
      <path
        d="M10 28.5c5.2 2.6 10.8 2.6 16 0"
        className="fill-none stroke-[1.8] stroke-on-eddy"
        strokeLinecap="round"
      />
    </svg>
  );
}
