import { defineDailySweep } from '../platform/jobs/job.ts';

/** In the morning, after nightly imports. */
export const savedHomesSweep = defineDailySweep('catalogue.tell-of-saved-homes', '30 8 * * *');
