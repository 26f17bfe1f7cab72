import { Card, Checkbox, Heading, Inline, Notice, Skeleton, Stack, Text } from '@adire/ui';
import {
  type Mutation,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { type MessagePreference, setMessagePreference } from '#api/calls/messages.ts';
import { type Failure, toFailure } from '#api/failure.ts';
import { messagePreferencesQuery } from '#app/queries/account.ts';
import { queryKeys } from '#app/queries/keys.ts';
import { formatDay } from '#domain/dates.ts';
import { MESSAGE_TOPICS, type MessageChannel, type MessageTopic, QUIET_HOURS } from '#domain/messages.ts';
import { Loaded } from '../states/Loaded.tsx';
import * as styles from './MessagePreferences.css.ts';

const TOPICS: Readonly<Record<MessageTopic, { readonly title: string; readonly text: string }>> = {
  payments: {
    title: 'Payments',
    text: 'Money that we receive, targets that you meet, payments that lapse, and your mortgage.',
  },
  reminders: { title: 'Reminders', text: 'Instalments that are due or late, and holds that end.' },
  homes: { title: 'Saved homes', text: 'A home that you saved has another price, or is free again.' },
};
const CHANNELS: Readonly<Record<MessageChannel, string>> = {
  sms: 'SMS',
  email: 'Email',
  whatsapp: 'WhatsApp',
};

const mutationKey = queryKeys.messagePreferences.all;
type Saving = Mutation<MessagePreference[], Error, MessagePreference>;

/** 'Messages': which messages the user receives, and by which channels. */
export function MessagePreferences() {
  const preferences = useQuery(messagePreferencesQuery);
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { mutate: change } = useMutation({
    mutationKey,
    // Each response holds all preferences, so they have to arrive in the order of the choices.
    scope: { id: 'messagePreferences' },
    mutationFn: setMessagePreference,
    onMutate: () => setFailure(null),
    onSuccess: (saved) => queryClient.setQueryData(messagePreferencesQuery.queryKey, saved),
    onError: (error) => setFailure(toFailure(error)),
  });
  const saving = useMutationState<MessagePreference | undefined, Saving>({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const blockedAt = preferences.data?.find(({ channel }) => channel === 'sms')?.blockedAt;
  /** Optimistic: shows the preferences being saved, and reverts to the stored ones if saving fails. */
  const isChecked = (preference: MessagePreference): boolean =>
    saving.findLast((each) => each && isSame(each, preference))?.wanted ?? preference.wanted;

  return (
    <Card>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} look={3}>
            What we write to you
          </Heading>
          <Text tone="ink2">
            {`Codes and news on the security of your account always come. Reminders wait from ${hour(QUIET_HOURS.from)} to ${hour(QUIET_HOURS.to)}.`}
          </Text>
        </Stack>
        {failure && <Notice tone="critical">{failure.message}</Notice>}
        {blockedAt && (
          <Notice tone="attention" title="Your network blocks our SMS.">
            {`Do Not Disturb is on for your number, so our last SMS, of ${formatDay(new Date(blockedAt))}, did not reach you. Switch it off with your network.`}
          </Notice>
        )}
        <Loaded
          query={preferences}
          what="your choices"
          level={3}
          skeleton={<Skeleton width="100%" height="12rem" />}
        >
          {(all) => (
            <Stack gap={5}>
              {MESSAGE_TOPICS.map((topic) => (
                <fieldset key={topic} className={styles.group}>
                  <legend className={styles.legend}>
                    <Text weight="strong">{TOPICS[topic].title}</Text>
                  </legend>
                  <Stack gap={2}>
                    <Text size="small" tone="ink2">
                      {TOPICS[topic].text}
                    </Text>
                    <Inline gap={4}>
                      {all
                        .filter((preference) => preference.topic === topic)
                        .map((preference) => (
                          <Checkbox
                            key={preference.channel}
                            label={CHANNELS[preference.channel]}
                            checked={isChecked(preference)}
                            onChange={(wanted) => change({ topic, channel: preference.channel, wanted })}
                          />
                        ))}
                    </Inline>
                  </Stack>
                </fieldset>
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

type Named = Pick<MessagePreference, 'topic' | 'channel'>;
const isSame = (one: Named, other: Named): boolean =>
  one.topic === other.topic && one.channel === other.channel;

/** `22:00`. */
const hour = (ofDay: number): string => `${String(ofDay).padStart(2, '0')}:00`;
