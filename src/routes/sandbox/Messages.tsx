import { EmptyState, Skeleton, Stack, Text, TextField } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '#api/failure.ts';
import { sandboxMessagesQuery } from '../queries/sandbox.ts';
import { FailureState } from '../states/FailureState.tsx';
import { timeOfDay } from '../words/dateWords.ts';
import * as styles from './SandboxScreen.css.ts';

const CHANNEL_WORDS = { sms: 'SMS', email: 'Email' } as const;

/** What was sent to a phone or an address, newest first; new ones appear by themselves. */
export function Messages() {
  const [to, setTo] = useState('');
  const messages = useQuery(sandboxMessagesQuery(to.trim()));
  return (
    <Stack gap={4}>
      <TextField
        label="Phone number or email address"
        hint="As it was entered, with +234. Its messages are shown below."
        autoComplete="off"
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      {messages.isLoading ? <Skeleton width="100%" height="6rem" /> : null}
      {messages.isError && !messages.data ? (
        <FailureState
          title="We could not fetch the messages"
          level={3}
          failure={toFailure(messages.error)}
          onRetry={() => void messages.refetch()}
        />
      ) : null}
      {messages.data?.length === 0 ? <EmptyState level={3} title="No messages yet" /> : null}
      <ol aria-label="Messages, newest first" aria-live="polite">
        {messages.data?.map((message) => (
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
