type Cleaner = () => unknown;

const cleaners: Cleaner[] = [];

/** Has something undone when the fault is over, the latest first, however it ends. */
export function afterwards(clean: Cleaner): void {
  cleaners.push(clean);
}

export async function cleanUp(): Promise<void> {
  for (let clean = cleaners.pop(); clean !== undefined; clean = cleaners.pop()) await clean();
}
