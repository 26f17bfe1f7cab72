import { defineSweep } from '../platform/jobs/job.ts';

/** In the morning, after the listings of the night; made up for where no server was up. */
export const savedHomesSweep = defineSweep('catalogue.tell-of-saved-homes', {
  cron: '30 8 * * *',
  isMadeUp: true,
});
