import * as z from 'zod/mini';
import { plainLine } from '#domain/plainText.ts';
import { JOBS } from '../jobs.ts';
import { readArguments } from '../platform/command.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProvidersFor } from '../providers.ts';
import { answerSupport, MAX_ANSWER_LENGTH } from '../support/answer.ts';
import type { Recipient } from '../support/recipients.ts';

const RECIPIENTS: Readonly<Record<Recipient['kind'], string>> = {
  buyer: "the buyer's verified phone and email",
  email: 'the email address in the request',
  phone: 'the phone in the request',
};

const given = z.string().check(z.regex(/\S/, 'must not be empty'));

/** `npm run support:answer`: answers what somebody wrote to support. */
runCommand((line) => {
  const { REFERENCE, by, text } = readArguments(line, {
    usage: 'npm run support:answer -- REFERENCE --by NAME --text "ANSWER"',
    words: ['REFERENCE'],
    schema: z.object({
      REFERENCE: given,
      by: given,
      text: given.check(z.maxLength(MAX_ANSWER_LENGTH, `must have at most ${MAX_ANSWER_LENGTH} characters`)),
    }),
  });
  return async ({ settings, connection }) => {
    const jobs = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      const { messages } = await openProvidersFor(connection.db, settings);
      const dependencies = { db: connection.db, jobs, messages, now: () => new Date(), settings };
      const answer = { reference: REFERENCE.toUpperCase(), text: plainLine(text), actor: by };
      const { recipient, isNew } = await answerSupport(dependencies, answer);
      console.log(
        isNew
          ? `The answer goes to ${RECIPIENTS[recipient]}.`
          : 'This answer was given before; nothing is sent.',
      );
      return true;
    } finally {
      await jobs.stop();
    }
  };
});
