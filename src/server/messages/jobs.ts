import * as z from 'zod/mini';
import { defineJob } from '../platform/jobs/job.ts';

/** Sends a message of the table `messages`. Nobody waits long for a code, so few tries are far apart. */
export const sendMessageJob = defineJob({
  name: 'messages.send',
  payload: z.object({ messageId: z.string() }),
  firstWaitSeconds: 4,
  deadlineSeconds: 60,
  concurrency: 4,
  pollSeconds: 5,
});

/** Applies a delivery report that named no message: it may have come before the provider's response was stored. */
export const applyReportAgain = defineJob({
  name: 'messages.apply-report',
  payload: z.object({
    providerId: z.string(),
    status: z.enum(['delivered', 'blocked', 'undelivered', 'accepted']),
  }),
});
