import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Wallet } from '#api/calls/wallet.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { transactionsQuery } from '#app/queries/wallet.ts';
import { useUser } from '#app/session/useUser.ts';
import { formatDay } from '#domain/dates.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { explainWallet } from '#domain/explanations/walletExplanation.ts';
import { ExplainedAmount } from './ExplainedAmount.tsx';
import { ExplainedFigure } from './ExplainedFigure.tsx';

interface WalletFigureProps extends Omit<ComponentProps<typeof AmountFigure>, 'amountKobo'> {
  readonly wallet: Wallet;
}

/** Explains the balance by all credits and debits; null until they are loaded, or if they do not match the balance. */
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
  // While money moves, one of the two responses may be newer; then the balance is shown without a calculation.
  return explanation?.amountKobo === balance ? explanation : null;
}

/** The wallet's balance as a large figure that opens its credits and debits. */
export function WalletFigure({ wallet, ...figure }: WalletFigureProps) {
  const explanation = useWalletExplanation(wallet);
  return explanation ? (
    <ExplainedFigure explanation={explanation} {...figure} />
  ) : (
    <AmountFigure amountKobo={wallet.balance} {...figure} />
  );
}

/** The wallet's balance in running text. */
export function WalletAmount({ wallet }: Pick<WalletFigureProps, 'wallet'>) {
  const explanation = useWalletExplanation(wallet);
  return explanation ? <ExplainedAmount explanation={explanation} /> : <Amount amountKobo={wallet.balance} />;
}
