import { Button, Inline, Stack, Text } from '@adire/ui';
import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CodeChannel } from '#domain/messages.ts';

type OtherChannel = Exclude<CodeChannel, 'sms'>;

const CHOICES: Readonly<Record<OtherChannel, { readonly label: string; readonly icon: ReactNode }>> = {
  whatsapp: { label: 'Get it on WhatsApp', icon: <MessageCircle size={18} /> },
  voice: { label: 'Get it by a call', icon: <Phone size={18} /> },
};

interface OtherChannelsProps {
  readonly offered: readonly CodeChannel[];
  /** The channel through which a code is being sent. */
  readonly sending: CodeChannel | null;
  readonly onRequest: (channel: OtherChannel) => void;
}

/** Alternatives to the SMS for receiving a code; renders nothing if there are none. */
export function OtherChannels({ offered, sending, onRequest }: OtherChannelsProps) {
  const others = offered.filter((channel) => channel !== 'sms');
  if (others.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size="small" tone="ink2">
        Did the SMS not arrive?
      </Text>
      <Inline gap={3}>
        {others.map((channel) => (
          <Button
            key={channel}
            variant="quiet"
            icon={CHOICES[channel].icon}
            busy={sending === channel}
            onClick={() => onRequest(channel)}
          >
            {CHOICES[channel].label}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
