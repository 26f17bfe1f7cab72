import { Card, Grid, Heading, Stack, Text } from '@adire/ui';
import type { MessageKind } from '#server/messages/kinds.ts';
import { renderMessage } from '#server/messages/render.ts';
import { MESSAGE_SAMPLES } from '#tests/kit/messageSamples.ts';

const SETTINGS = { productName: 'Kolo', publicUrl: 'https://kolo.example' };
const MIN_COLUMN_PX = 300;
const MAIL_MIN_COLUMN_PX = 420;
const MAIL_HEIGHT_PX = 620;
/** The result of the email's media query for the colour scheme in a mail program, whatever this browser's scheme is. */
const SCHEME_QUERIES = { light: 'not all', dark: 'all' } as const;

/** Every sample of these kinds, as a phone, WhatsApp and a mail program display it. */
export function MessagePreviews({ kinds }: { readonly kinds: readonly MessageKind[] }) {
  return (
    <Stack gap={8}>
      {kinds.flatMap((kind) =>
        MESSAGE_SAMPLES[kind].map((copy) => {
          const written = { id: kind, kind, copy };
          const sms = renderMessage({ ...written, channel: 'sms', to: '+2348031234567' }, SETTINGS);
          const chat = renderMessage({ ...written, channel: 'whatsapp', to: '+2348031234567' }, SETTINGS);
          const mail = renderMessage({ ...written, channel: 'email', to: 'ada@example.com' }, SETTINGS);
          return (
            <Stack gap={4} key={copy.text}>
              <Heading level={2}>{copy.subject}</Heading>
              <Text size="small" tone="ink2">
                {kind}
              </Text>
              <Grid minColumnPx={MIN_COLUMN_PX} gap={4}>
                <PlainMessage name="SMS" text={sms.text} />
                <PlainMessage name="WhatsApp" text={chat.text} />
                <PlainMessage name="Email as text" text={mail.text} />
              </Grid>
              <Grid minColumnPx={MAIL_MIN_COLUMN_PX} gap={4}>
                <Mail html={mail.html ?? ''} scheme="light" subject={copy.subject} />
                <Mail html={mail.html ?? ''} scheme="dark" subject={copy.subject} />
              </Grid>
            </Stack>
          );
        }),
      )}
    </Stack>
  );
}

function PlainMessage({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <Card>
      <Stack gap={2}>
        <Text size="note" tone="ink3">
          {name}
        </Text>
        <div style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Text size="small">{text}</Text>
        </div>
      </Stack>
    </Card>
  );
}

interface MailProps {
  readonly html: string;
  readonly scheme: 'light' | 'dark';
  readonly subject: string;
}

/** The email as a mail program with this colour scheme displays it. */
const Mail = ({ html, scheme, subject }: MailProps) => (
  <iframe
    title={`${subject}, email, ${scheme}`}
    srcDoc={html.replace('(prefers-color-scheme: dark)', SCHEME_QUERIES[scheme])}
    sandbox="allow-same-origin"
    style={{ width: '100%', height: MAIL_HEIGHT_PX, border: 0, borderRadius: 12 }}
  />
);
