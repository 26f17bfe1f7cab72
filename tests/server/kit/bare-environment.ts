/**
 * The environment that a command started by a test inherits: no settings, so that only those that the test gives apply.
 * It shares the compile cache of earlier processes, which saves a quarter of the processor time at start.
 */
export const BARE_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
