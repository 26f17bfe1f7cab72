import { defineLifecycle } from './lifecycle.ts';

export const messageLifecycle = defineLifecycle({
  id: 'message',
  title: 'A message',
  about:
    'An SMS, email or WhatsApp message tells a person of one fact, once. What the network reports of it is kept.',
  storedIn: { table: 'messages', column: 'status' },
  statuses: {
    queued: 'It waits to be sent; at night, reminders and news wait for the morning.',
    sent: 'The provider has taken it.',
    delivered: 'The network says that the phone received it.',
    blocked: 'The network says that Do Not Disturb kept it back.',
    undelivered: 'The network says that it did not arrive.',
    rejected: 'The provider will never take it, or was down until an SMS took its place.',
    expired: 'It was not sent while it was of use.',
  },
  moves: [
    {
      from: 'queued',
      to: 'sent',
      cause: 'success',
      event: 'provider took it',
      description:
        'The provider takes the message; its text is deleted, that of a WhatsApp message after its first report.',
    },
    {
      from: 'queued',
      to: 'rejected',
      cause: 'failure',
      event: 'provider rejected it',
      description:
        'The provider will never take the message, or is down and an SMS takes its place; it is given up.',
    },
    {
      from: 'queued',
      to: 'expired',
      cause: 'time',
      event: 'its time is over',
      description:
        'The message is of no use any more, such as a code that has expired or a reminder of what is paid; it is given up.',
    },
    {
      from: 'sent',
      to: 'delivered',
      cause: 'success',
      event: 'reported as delivered',
      description: 'The network reports that the phone received it.',
    },
    {
      from: 'sent',
      to: 'blocked',
      cause: 'failure',
      event: 'reported as blocked',
      description: 'The network reports that Do Not Disturb kept it back.',
    },
    {
      from: 'sent',
      to: 'undelivered',
      cause: 'failure',
      event: 'reported as not delivered',
      description: 'The network reports that it did not arrive.',
    },
    {
      from: 'blocked',
      to: 'undelivered',
      cause: 'app',
      event: 'Do Not Disturb explained',
      description: 'The person gets one explanation of why no code arrived, and may ask for another.',
    },
    {
      from: 'blocked',
      to: 'delivered',
      cause: 'success',
      event: 'reported as delivered after all',
      description: 'The network delivers it after all.',
    },
    {
      from: 'undelivered',
      to: 'delivered',
      cause: 'success',
      event: 'reported as delivered after all',
      description: 'The network delivers it after all.',
    },
    {
      from: 'undelivered',
      to: 'blocked',
      cause: 'failure',
      event: 'reported as blocked',
      description: 'A second report names Do Not Disturb as the reason.',
    },
  ],
});
