import manifest from '../../package.json' with { type: 'json' };

/** The version of this server, as `/api/health` tells it. */
export const VERSION = manifest.version;
