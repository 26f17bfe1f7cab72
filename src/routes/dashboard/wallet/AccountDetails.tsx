import { CopyField, DescriptionList, Link, Notice, Stack } from '@adire/ui';
import type { Wallet } from '#api/calls/wallet.ts';
import { accountNumberText, plainNaira } from '#app/format/accountText.ts';
import { useCopied } from '#app/notifications/useCopied.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { formatNaira, type Kobo } from '#domain/money.ts';

interface AccountDetailsProps {
  readonly wallet: Wallet;
  /** What to send, where the page asks for an amount. */
  readonly amountKobo?: Kobo;
}

/** Where to send money: account number (copied in one tap), bank, name, and the amount. */
export function AccountDetails({ wallet, amountKobo }: AccountDetailsProps) {
  const { sandbox } = usePageSettings();
  const copied = useCopied();
  return (
    <Stack gap={4}>
      <CopyField
        label="Account number"
        value={wallet.accountNumber}
        display={accountNumberText(wallet.accountNumber)}
        onCopied={copied}
      />
      {amountKobo !== undefined && (
        <CopyField
          label="Amount"
          value={plainNaira(amountKobo)}
          display={formatNaira(amountKobo)}
          onCopied={copied}
        />
      )}
      <DescriptionList
        items={[
          { term: 'Account name', value: wallet.accountName },
          { term: 'Bank', value: wallet.bankName },
        ]}
      />
      {sandbox.bank && amountKobo !== undefined && (
        <Notice tone="attention" title="Sandbox bank.">
          No real money moves here.{' '}
          {/* A tab of its own: leaving would close the dialog that waits for the transfer. */}
          <Link href="/sandbox" target="_blank">
            Simulate the transfer
          </Link>
        </Notice>
      )}
    </Stack>
  );
}
