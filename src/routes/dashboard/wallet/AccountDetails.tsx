import { CopyField, DescriptionList, Grid, Link, Notice, Stack } from '@adire/ui';
import type { Wallet } from '#api/calls/wallet.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { accountNumberText, plainNaira } from '#app/format/accountText.ts';
import { AccountNotice } from '#app/money/AccountNotice.tsx';
import { useCopied } from '#app/notifications/useCopied.ts';
import { sandboxPath } from '#app/sandbox/sandboxPath.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';

/** Beside each other where a card has room for it, so that no value is far from its label. */
const COLUMN_PX = 300;

interface AccountDetailsProps {
  readonly wallet: Wallet;
  /** The amount to transfer, if the page requests one. */
  readonly amount?: Explanation;
}

/** The account to transfer to: account number (copied with one tap), bank, name, and the amount. */
export function AccountDetails({ wallet, amount }: AccountDetailsProps) {
  const { sandbox } = usePageSettings();
  const copied = useCopied();
  const [first, ...others] = wallet.accounts;
  if (!first) return <AccountNotice wallet={wallet} />;
  return (
    <Stack gap={4}>
      <AccountNotice wallet={wallet} />
      <Grid minColumnPx={COLUMN_PX} gap={6}>
        <Stack gap={4}>
          <CopyField
            label="Account number"
            value={first.accountNumber}
            display={accountNumberText(first.accountNumber)}
            onCopied={copied}
          />
          {amount !== undefined && (
            <CopyField
              label="Amount"
              value={plainNaira(amount.amountKobo)}
              display={<ExplainedAmount explanation={amount} />}
              onCopied={copied}
            />
          )}
        </Stack>
        <Stack gap={4}>
          <DescriptionList
            items={[
              { term: 'Account name', value: first.accountName },
              { term: 'Bank', value: first.bankName },
            ]}
          />
          {others.map(({ accountNumber, bankName }) => (
            <CopyField
              key={accountNumber}
              label={`Second account: ${bankName}`}
              value={accountNumber}
              display={accountNumberText(accountNumber)}
              onCopied={copied}
            />
          ))}
        </Stack>
      </Grid>
      {sandbox.bank && amount !== undefined && (
        <Notice tone="attention" title="Sandbox bank.">
          No real money moves here.{' '}
          {/* Opens a new tab: navigating away would close the dialog that waits for the transfer. */}
          <Link
            href={sandboxPath({ accountNumber: first.accountNumber, amountKobo: amount.amountKobo })}
            target="_blank"
          >
            Simulate the transfer
          </Link>
        </Notice>
      )}
    </Stack>
  );
}
