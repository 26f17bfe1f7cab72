import { Button, EmptyState, Inline, Stack, Text, TextField } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeOfDay } from '#app/format/dateText.ts';
import { sandboxMessagesQuery } from '#app/queries/sandbox.ts';
import { useSession } from '#app/session/useSession.ts';
import { Fetched } from './Fetched.tsx';
import { likelyRecipients, recipientOf, rememberRecipient } from './recipients.ts';
import * as styles from './SandboxScreen.css.ts';

const CHANNEL_WORDS = { sms: 'SMS', email: 'Email', whatsapp: 'WhatsApp', voice: 'Call' } as const;

/** Messages sent to a phone or email, newest first; refetched on window focus and by a button. */
export function SentMessages() {
  const { user } = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  const likely = likelyRecipients(user);
  // The session loads after the page.
  const shown = typed ?? likely[0] ?? '';
  const to = recipientOf(shown);
  const messages = useQuery({ ...sandboxMessagesQuery(to ?? ''), enabled: to !== null });
  const choose = (next: string) => {
    setTyped(next);
    const chosen = recipientOf(next);
    if (chosen !== null) rememberRecipient(chosen);
  };
  const shownMessages = to === null ? [] : (messages.data ?? []);
  return (
    <Stack gap={4}>
      <TextField
        label="Phone number or email address"
        hint="Whose messages? As it was entered, like 0803 123 4567."
        autoComplete="off"
        value={shown}
        onChange={({ target }) => choose(target.value)}
      />
      {likely.length > 1 && (
        <Inline gap={2}>
          {likely.map((recipient) => (
            <Button
              key={recipient}
              variant={recipient === to ? 'tint' : 'quiet'}
              aria-pressed={recipient === to}
              onClick={() => choose(recipient)}
            >
              {recipient}
            </Button>
          ))}
        </Inline>
      )}
      {to === null ? null : <Fetched query={messages} what="the messages" />}
      {to !== null && messages.data?.length === 0 ? <EmptyState level={3} title="No messages yet" /> : null}
      {to !== null && messages.data ? (
        <Inline>
          <Button variant="text" busy={messages.isFetching} onClick={() => void messages.refetch()}>
            Check for new messages
          </Button>
        </Inline>
      ) : null}
      <ol aria-label="Messages, newest first" aria-live="polite">
        {shownMessages.map((message) => (
          <li
            key={`${message.createdAt} ${message.channel} ${message.to} ${message.text}`}
            className={styles.message}
          >
            <Text size="note" tone="ink3">
              {`${CHANNEL_WORDS[message.channel]} to ${message.to}, ${timeOfDay(message.createdAt)}`}
            </Text>
            {message.otp ? (
              <Text weight="strong">
                Code <span data-testid="otp">{message.otp}</span>
              </Text>
            ) : null}
            <Text size="small">{message.text}</Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
