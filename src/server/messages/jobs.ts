import * as z from 'zod/mini';
import { defineJob, type Job } from '../platform/jobs/job.ts';
import type { MessageKind } from './kinds.ts';

type SendMessage = Job<{ messageId: string }>;

const SENDING = {
  payload: z.object({ messageId: z.string() }),
  firstWaitSeconds: 4,
  deadlineSeconds: 60,
  concurrency: 4,
  pollSeconds: 5,
} as const;

/** Sends a code. It has its own queue, so that no other message delays it. The code expires before the last attempt. */
export const sendCodeJob: SendMessage = defineJob({ name: 'messages.send-code', ...SENDING });

/**
 * The first 8 retries take 17 to 34 minutes, the next two 51 to 77, then there is one per hour: three days in total.
 */
const NOTICE_RETRIES = 80;

/** Sends any other message of the table `messages`, even after the provider was down for days. */
export const sendNoticeJob: SendMessage = defineJob({
  name: 'messages.send',
  ...SENDING,
  retries: NOTICE_RETRIES,
});

export const sendingJob = (kind: MessageKind): SendMessage => (kind === 'code' ? sendCodeJob : sendNoticeJob);

/**
 * Applies a delivery report again that matched no message, because it may have arrived before the provider's response
 * was stored.
 */
export const applyReportAgain = defineJob({
  name: 'messages.apply-report',
  payload: z.object({
    providerId: z.string(),
    status: z.enum(['delivered', 'blocked', 'undelivered', 'accepted']),
  }),
});
