import { Card, Skeleton, Stack, Ticket } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { PartnerBankNote } from '../company/PartnerBankNote.tsx';
import { ExplainedFigure } from '../explain/ExplainedFigure.tsx';
import { FailureState } from '../failures/FailureState.tsx';
import { hasFailedToLoad, loadFailureOf } from '../failures/loadFailure.ts';
import { accountNumberText, plainNaira } from '../format/accountText.ts';
import { AccountNotice } from '../money/AccountNotice.tsx';
import { useCopied } from '../notifications/useCopied.ts';
import { walletQuery } from '../queries/wallet.ts';
import { useUser } from '../session/useUser.ts';

interface AccountTicketProps {
  readonly amount: Explanation;
  /** `normal` next to a waiting state, `large` as the page's main content. */
  readonly size: 'normal' | 'large';
}

/** The account to pay into and the amount, both with copy buttons. */
export function AccountTicket({ amount, size }: AccountTicketProps) {
  const user = useUser();
  const wallet = useQuery(walletQuery(user.id));
  const onCopied = useCopied();

  if (wallet.data === undefined) {
    return hasFailedToLoad(wallet) ? (
      <FailureState
        title="We could not fetch your account"
        failure={loadFailureOf(wallet)}
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
            value: <ExplainedFigure as="span" size="m" explanation={amount} />,
            copy: plainNaira(amount.amountKobo),
          },
        ]}
        onCopied={onCopied}
      />
      <PartnerBankNote />
    </Stack>
  );
}
