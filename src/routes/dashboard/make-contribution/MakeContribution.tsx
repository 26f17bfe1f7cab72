import { Button, Spinner } from '@adire/ui';
import { lazy, Suspense, useState } from 'react';
import { v4 as newId } from 'uuid';
import type { Contribution, Payment } from '#api/calls/contributions.ts';

const ContributionDialog = lazy(() => import('./ContributionDialog.tsx'));

interface MakeContributionProps {
  readonly contribution: Contribution;
  readonly size?: 'normal' | 'large';
  readonly block?: boolean;
}

/** Whether a further payment can be made into it. */
export const canContribute = ({ status, nextDue }: Contribution): boolean =>
  (status === 'active' || status === 'pending') && nextDue !== null;

/** The button that opens the dialog of a further contribution; nothing where there is nothing left to pay. */
export function MakeContribution({ contribution, size = 'large', block = false }: MakeContributionProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Kept until a payment is declared, so that a repetition after a lost answer is the same request.
  const [seed, setSeed] = useState(() => newId());

  const close = (payment: Payment | null) => {
    setIsOpen(false);
    if (payment) setSeed(newId());
  };

  if (!canContribute(contribution) && !isOpen) return null;
  return (
    <>
      <Button variant="main" size={size} block={block} onClick={() => setIsOpen(true)}>
        Make Contribution
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner label="Opening" />}>
          <ContributionDialog
            contribution={contribution}
            requestId={`${seed}.${contribution.paid}`}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
