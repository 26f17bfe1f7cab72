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
