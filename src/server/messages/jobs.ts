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

/** Sends a code: apart from other messages, so that it waits behind none of them. It expires before the tries end. */
export const sendCodeJob: SendMessage = defineJob({ name: 'messages.send-code', ...SENDING });

/** 17 to 34 minutes over the first 8, 51 to 77 more over two, then one an hour: three days. */
const NOTICE_RETRIES = 80;

/** Sends any other message of the table `messages`, also after an outage of its provider over days. */
export const sendNoticeJob: SendMessage = defineJob({
  name: 'messages.send',
  ...SENDING,
  retries: NOTICE_RETRIES,
});

export const sendingJob = (kind: MessageKind): SendMessage => (kind === 'code' ? sendCodeJob : sendNoticeJob);

/** Applies a delivery report that named no message: it may have come before the provider's response was stored. */
export const applyReportAgain = defineJob({
  name: 'messages.apply-report',
  payload: z.object({
    providerId: z.string(),
    status: z.enum(['delivered', 'blocked', 'undelivered', 'accepted']),
  }),
});
