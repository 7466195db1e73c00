/** How Node runs the server: a small young generation, as loading the libraries would else grow it by over 100 MB, kept for good. */
export const SERVER_FLAGS = ['--max-semi-space-size=8'];

/**
 * For glibc, which raises its limit of what is mapped by itself with every large piece that is given back: what is read
 * and compiled once at the start would then stay in its arenas, some 60 MB of it. Other C libraries do not know the name.
 */
export const SERVER_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072' };
