import { fileURLToPath } from 'node:url';

/** Where the migrations lie, for either driver's migrator. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };
