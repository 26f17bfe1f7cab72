import { defineSweep } from '../platform/jobs/job.ts';

/** In the morning, after nightly imports; run later if no server was up. */
export const savedHomesSweep = defineSweep('catalogue.tell-of-saved-homes', {
  cron: '30 8 * * *',
  isMadeUp: true,
});
