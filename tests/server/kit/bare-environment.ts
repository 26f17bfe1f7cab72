/**
 * What a command that a test starts takes from this process: no settings, so that only those given to it hold. With the
 * compiled modules of those before it, it starts with a quarter less of the processor.
 */
export const BARE_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
