import type { Contribution } from '#api/calls/contributions.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { afterPaying } from '#app/contribution/instalments.ts';
import type { Kobo } from '#domain/money.ts';
import { TO_TARGET } from '#domain/targetNames.ts';

interface ProspectProps {
  readonly contribution: Contribution;
  readonly amountKobo: Kobo;
}

/** What a payment of an amount would bring. */
export function Prospect({ contribution, amountKobo }: ProspectProps) {
  const { count, target, leftToTargetKobo } = afterPaying(contribution, amountKobo);
  return (
    <>
      With this payment,{' '}
      <strong>
        {count} of {contribution.schedule.length} instalments
      </strong>{' '}
      {count === 1 ? 'is' : 'are'} paid.{' '}
      {target === null ? (
        'It is the last one that is needed.'
      ) : (
        <>
          <strong>
            <Amount amountKobo={leftToTargetKobo} />
          </strong>{' '}
          remains {TO_TARGET[target.name]}.
        </>
      )}
    </>
  );
}
