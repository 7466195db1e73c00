/** An entry of a lockfile, as far as optional packages of other platforms need it. */
type LockEntry = {
  version?: string;
  link?: boolean;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type Lock = Record<string, LockEntry>;

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** The platform that a package is for, read off its name (`…-linux-x64-musl`); null when the name says none. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | null {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (cpu.length === 0) return null;
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.includes('gnu')
      ? ['glibc']
      : [];
  return {
    ...(os.length > 0 ? { os } : {}),
    cpu,
    ...(os.includes('linux') && libc.length > 0 ? { libc } : {}),
  };
}

function isLocked(lock: Lock, dependent: string, name: string): boolean {
  const folders = dependent.split('/node_modules/');
  const places = folders.map((_, depth) => folders.slice(0, folders.length - depth).join('/node_modules/'));
  return [...places, ''].some(
    (place) => lock[`${place === '' ? '' : `${place}/`}node_modules/${name}`] !== undefined,
  );
}

/**
 * Optional packages that the lockfile names without locking them, ready to be added. npm leaves out what the registry at hand
 * does not serve, and then `npm ci` refuses the lockfile.
 */
export function missingPlatformPackages(lock: Lock): Lock {
  const missing: Lock = {};
  for (const [path, entry] of Object.entries(lock)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (!platform || isLocked(lock, path, name)) continue;
      const { cpu = [], libc, os } = platform;
      missing[`node_modules/${name}`] = {
        version,
        cpu,
        ...(entry.dev ? { dev: true } : {}),
        ...(libc ? { libc } : {}),
        optional: true,
        ...(os ? { os } : {}),
      };
    }
  }
  return missing;
}

/**
 * Packages that would be installed unseen: locked without the hash of what they are. Only tools for platforms that the
 * registry at hand does not serve may lack it: it cannot tell theirs, and no server runs them.
 */
export function packagesWithoutHash(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, { link, integrity, dev, optional, cpu }]) => {
    const isPackage = path.includes('node_modules/') && link !== true;
    const isForeignTool = dev === true && optional === true && cpu !== undefined;
    return isPackage && integrity === undefined && !isForeignTool ? [path] : [];
  });
}
