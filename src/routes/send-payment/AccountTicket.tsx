import { Card, Cloth, CopyField, DescriptionList, ErrorState, Skeleton, Stack } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '#api/failure.ts';
import type { Kobo } from '#domain/money.ts';
import { formatNaira } from '#domain/money.ts';
import { useNotify } from '../notifications/useNotify.ts';
import { walletQuery } from '../queries/wallet.ts';
import { useUser } from '../session/useUser.ts';
import { accountNumberText, plainNaira } from '../words/accountWords.ts';
import * as styles from './AccountTicket.css.ts';

const COPIED = { tone: 'positive', message: 'Copied to clipboard', durationMs: 4000 } as const;
const CLOTH_COLUMNS = 12;
const LIT = { column: 3, row: 0 } as const;

interface AccountTicketProps {
  readonly amountKobo: Kobo;
  /** Small beside a wait, large where it is the page. */
  readonly size: 'normal' | 'large';
}

/** The account to pay into, and how much; both can be copied. */
export function AccountTicket({ amountKobo, size }: AccountTicketProps) {
  const user = useUser();
  const wallet = useQuery(walletQuery(user.id));
  const notify = useNotify();
  const onCopied = () => notify(COPIED);

  if (wallet.data === undefined) {
    return wallet.isError ? (
      <ErrorState title="We could not fetch your account" onRetry={() => void wallet.refetch()}>
        {toFailure(wallet.error).message}
      </ErrorState>
    ) : (
      <Card>
        <Skeleton width="100%" height="16rem" />
      </Card>
    );
  }
  const { bankName, accountNumber, accountName } = wallet.data;
  return (
    <Card padding="none" as="section" aria-label="The account to pay into">
      <div className={styles.ticket}>
        <div className={styles.strip}>
          <div className={styles.cloth}>
            <Cloth columns={CLOTH_COLUMNS} rows={1} lit={LIT} />
          </div>
        </div>
        <div className={styles.number}>
          <CopyField
            label="Account number"
            value={accountNumber}
            display={accountNumberText(accountNumber)}
            size={size}
            copyLabel="Copy"
            onCopied={onCopied}
          />
        </div>
        <div className={styles.rest}>
          <Stack gap={4}>
            <DescriptionList
              columns={size === 'large' ? 2 : 1}
              items={[
                { term: 'Bank', value: bankName },
                { term: 'Account name', value: accountName },
              ]}
            />
            <CopyField
              label="Amount"
              value={plainNaira(amountKobo)}
              display={formatNaira(amountKobo)}
              onCopied={onCopied}
            />
          </Stack>
        </div>
      </div>
    </Card>
  );
}
