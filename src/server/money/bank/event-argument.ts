import * as z from 'zod/mini';

/** The command-line argument that identifies a bank event. */
export const bankEventId = z.uuid('must be the id of a bank event, as `npm run bank:events` lists it');
