import { registerHooks } from 'node:module';

/**
 * Imports drizzle-orm as CommonJS. With ES modules, Node parses its package.json of 180 kB again for each file, which costs
 * half a second at startup and 100 MiB that are never freed.
 */
const AS_COMMONJS = /^drizzle-orm(\/|$)/;
const REQUIRE_CONDITIONS = ['node', 'require', 'module-sync', 'node-addons'];

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    AS_COMMONJS.test(specifier)
      ? nextResolve(specifier, { ...context, conditions: REQUIRE_CONDITIONS })
      : nextResolve(specifier, context),
});
