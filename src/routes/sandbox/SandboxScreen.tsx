import { Grid, Heading, Notice, Page, Section, Stack, Text } from '@adire/ui';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import * as styles from './SandboxScreen.css.ts';
import { SentMessages } from './SentMessages.tsx';
import { SimulatedBank } from './SimulatedBank.tsx';
import { TransferForm } from './TransferForm.tsx';
import { Withdrawals } from './Withdrawals.tsx';

const MIN_COLUMN_PX = 420;

/** /sandbox: controls the buyer's simulated bank and phone on a server that simulates both. */
export function Component() {
  const { bank, messages, scenarios } = usePageSettings().sandbox;
  return (
    <Page>
      <PrivateHead title="Sandbox" />
      <div className={styles.screen}>
        <Stack gap={2}>
          <Heading level={1}>Sandbox</Heading>
          <Text tone="ink2">
            This page is a simulation. It plays your bank and your phone, so that everything can be tried
            without real money or messages.
          </Text>
        </Stack>
        {!bank && !messages ? (
          <Notice tone="info">
            Nothing is simulated here: this server uses a real bank and real messages.
          </Notice>
        ) : null}
        <Grid minColumnPx={MIN_COLUMN_PX} gap={8}>
          {bank ? (
            <Section title="Send a bank transfer">
              <TransferForm />
            </Section>
          ) : null}
          {messages ? (
            <Section title="Messages sent">
              <SentMessages />
            </Section>
          ) : null}
          {scenarios ? (
            <Section title="How the bank behaves">
              <SimulatedBank />
            </Section>
          ) : null}
          {bank ? (
            <Section title="Withdrawals">
              <Withdrawals />
            </Section>
          ) : null}
        </Grid>
      </div>
    </Page>
  );
}
