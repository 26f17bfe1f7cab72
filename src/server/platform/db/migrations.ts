import { fileURLToPath } from 'node:url';

/** The folder of the migrations, for both drivers' migrators. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };
