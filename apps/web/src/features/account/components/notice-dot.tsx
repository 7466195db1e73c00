/** In the corner of a button behind which something new is to be read. */
export function NoticeDot() {
  return (
    <span
      aria-hidden="true"
      className="absolute end-2.5 top-2.5 size-2.5 rounded-full border-2 border-paper bg-danger"
    />
  );
}
