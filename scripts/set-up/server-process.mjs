/** How Node runs the server: a small young generation, as loading the libraries would else grow it by over 100 MB, kept for good. */
export const SERVER_FLAGS = ['--max-semi-space-size=4'];

/**
 * For glibc, which raises its limit of what is mapped by itself with every large piece that is given back: what is read
 * and compiled once at the start would then stay in its arenas, some 60 MB of it. One arena for all threads, which hold
 * large pieces only: each of their own keeps what it once took, together 6 MB. Other C libraries do not know the names.
 */
export const SERVER_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' };
