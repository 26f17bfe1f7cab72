import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Wallet } from '#api/calls/wallet.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { transactionsQuery } from '#app/queries/wallet.ts';
import { useUser } from '#app/session/useUser.ts';
import { formatDay } from '#domain/dates.ts';
import type { Explanation } from '#domain/explanation.ts';
import { explainWallet } from '#domain/walletExplanation.ts';
import { ExplainedAmount } from './ExplainedAmount.tsx';
import { ExplainedFigure } from './ExplainedFigure.tsx';

interface WalletFigureProps extends Omit<ComponentProps<typeof AmountFigure>, 'amountKobo'> {
  readonly wallet: Wallet;
}

/** All that went into the wallet and out of it; null until it is known, and where it is older than the balance. */
function useWalletExplanation({ balance }: Wallet): Explanation | null {
  const { id } = useUser();
  const { data, dataUpdatedAt } = useQuery(transactionsQuery({ userId: id, page: 1 }));
  const explanation =
    data?.totals &&
    explainWallet(
      {
        receivedKobo: data.totals.received,
        returnedKobo: data.totals.returned,
        contributedKobo: data.totals.contributed,
        withdrawnKobo: data.totals.withdrawn,
      },
      formatDay(new Date(dataUpdatedAt)),
    );
  // One of both may be newer while money moves: then the balance is shown alone.
  return explanation?.amountKobo === balance ? explanation : null;
}

/** The balance of the wallet, which opens to all that went into it and out of it. */
export function WalletFigure({ wallet, ...figure }: WalletFigureProps) {
  const explanation = useWalletExplanation(wallet);
  return explanation ? (
    <ExplainedFigure explanation={explanation} {...figure} />
  ) : (
    <AmountFigure amountKobo={wallet.balance} {...figure} />
  );
}

/** The same in running text. */
export function WalletAmount({ wallet }: Pick<WalletFigureProps, 'wallet'>) {
  const explanation = useWalletExplanation(wallet);
  return explanation ? <ExplainedAmount explanation={explanation} /> : <Amount amountKobo={wallet.balance} />;
}
