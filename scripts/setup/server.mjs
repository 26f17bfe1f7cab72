/**
 * How the server's process is started, so that it rests in half of the memory: with a smaller nursery, and with one
 * heap of the C library, which otherwise keeps what each thread has freed. It responds as fast. The container and the
 * service in `deploy` say the same.
 */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=4', 'src/server/main.ts'];
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
