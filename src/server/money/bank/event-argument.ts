import * as z from 'zod/mini';

/** The argument by which commands name a bank event. */
export const bankEventId = z.uuid('must be the id of a bank event, as `npm run bank:events` lists it');
