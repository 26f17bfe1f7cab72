/**
 * How the server's process is started, so that it takes half of the memory and responds as fast: with a smaller
 * nursery; with the heap collected once it has grown by two fifths, where V8 would let it grow several times over on a
 * machine with much memory; able to collect what its start has left; with one heap of the C library, which otherwise
 * keeps what each thread has freed; and with a cache of compiled modules, so that no start after the first loads the
 * type stripper. The container and the service in `deploy` say the same, with a cache of their own.
 */
export const SERVER_ARGUMENTS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  '--expose-gc',
  'src/server/main.ts',
];
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
};
