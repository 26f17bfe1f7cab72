import { CopyField, DescriptionList, Link, Notice, Stack } from '@adire/ui';
import type { Wallet } from '#api/calls/wallet.ts';
import { formatNaira, KOBO_PER_NAIRA, type Kobo } from '#domain/money.ts';
import { settings } from '../../settings.ts';
import { useCopied } from '../live/useCopied.ts';

interface AccountDetailsProps {
  readonly wallet: Wallet;
  /** What to send, where the page asks for an amount. */
  readonly amountKobo?: Kobo;
}

/** `8162 409 735` */
const groupDigits = (accountNumber: string): string =>
  accountNumber.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** Where to send money: account number (copied in one tap), bank, name, and the amount. */
export function AccountDetails({ wallet, amountKobo }: AccountDetailsProps) {
  const copied = useCopied();
  return (
    <Stack gap={4}>
      <CopyField
        label="Account number"
        value={wallet.accountNumber}
        display={groupDigits(wallet.accountNumber)}
        onCopied={copied}
      />
      {amountKobo !== undefined && (
        <CopyField
          label="Amount"
          value={String(amountKobo / KOBO_PER_NAIRA)}
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
      {settings().sandbox.bank && amountKobo !== undefined && (
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
