import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Of a second start on, nothing is stripped of its types and compiled again. Where the folder cannot be written, all is.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));

/**
 * Imports drizzle-orm as CommonJS. As ES modules each of its files has Node read its package.json of 180 kB again,
 * which takes half a second of the start and 100 MiB that are never returned.
 */
const AS_COMMONJS = /^drizzle-orm(\/|$)/;
const REQUIRE_CONDITIONS = ['node', 'require', 'module-sync', 'node-addons'];

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    AS_COMMONJS.test(specifier)
      ? nextResolve(specifier, { ...context, conditions: REQUIRE_CONDITIONS })
      : nextResolve(specifier, context),
});
