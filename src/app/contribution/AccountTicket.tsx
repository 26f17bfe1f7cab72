import { Card, Figure, Skeleton, Stack, Ticket } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '#api/failure.ts';
import type { Kobo } from '#domain/money.ts';
import { formatNaira } from '#domain/money.ts';
import { PartnerBankNote } from '../company/PartnerBankNote.tsx';
import { FailureState } from '../failures/FailureState.tsx';
import { isUnreached, networkFailure } from '../failures/unreached.ts';
import { accountNumberText, plainNaira } from '../format/accountText.ts';
import { AccountNotice } from '../money/AccountNotice.tsx';
import { useCopied } from '../notifications/useCopied.ts';
import { walletQuery } from '../queries/wallet.ts';
import { useUser } from '../session/useUser.ts';

interface AccountTicketProps {
  readonly amountKobo: Kobo;
  /** Small beside a wait, large where it is the page. */
  readonly size: 'normal' | 'large';
}

/** The account to pay into, and how much; both can be copied. */
export function AccountTicket({ amountKobo, size }: AccountTicketProps) {
  const user = useUser();
  const wallet = useQuery(walletQuery(user.id));
  const onCopied = useCopied();

  if (wallet.data === undefined) {
    return isUnreached(wallet) ? (
      <FailureState
        title="We could not fetch your account"
        failure={wallet.error ? toFailure(wallet.error) : networkFailure}
        busy={wallet.fetchStatus === 'fetching'}
        onRetry={() => void wallet.refetch()}
      />
    ) : (
      <Card>
        <Skeleton width="100%" height="16rem" />
      </Card>
    );
  }
  const { bankName, accountNumber, accountName } = wallet.data;
  if (accountNumber === null) return <AccountNotice wallet={wallet.data} />;
  return (
    <Stack gap={3}>
      <AccountNotice wallet={wallet.data} />
      <Ticket
        label="The account to pay into"
        size={size}
        number={{
          label: 'Account number',
          display: accountNumberText(accountNumber),
          copy: accountNumber,
        }}
        rows={[
          { label: 'Bank', value: bankName },
          { label: 'Account name', value: accountName },
          {
            label: 'Amount',
            value: <Figure as="span" size="m" value={formatNaira(amountKobo)} />,
            copy: plainNaira(amountKobo),
          },
        ]}
        onCopied={onCopied}
      />
      <PartnerBankNote />
    </Stack>
  );
}
