import { vi } from 'vitest';

/** Catches the files that a page hands to the person until the end of the test: a link that is pressed would lead away. */
export function catchSavedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:file';
  });
  return saved;
}
