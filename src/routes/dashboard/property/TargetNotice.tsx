import { Link, Notice } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts, mortgageAmount } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { letterPath } from '#domain/documents.ts';
import { paysRest } from '#domain/plans/instalmentNames.ts';
import { useLetterInForce } from '../documents/letter/useLetterInForce.ts';

interface TargetNoticeProps {
  readonly contribution: Contribution;
  readonly isLetterShown: boolean;
}

/** The notice of a met target: the letter it releases, and the next step. */
export function TargetNotice({ contribution, isLetterShown }: TargetNoticeProps) {
  const { status, targets } = contribution;
  const action = isLetterShown ? undefined : <LetterLink contribution={contribution} />;
  if (status === 'completed') {
    return (
      <Notice
        tone={contribution.mortgageProgress?.state === 'declined' ? 'info' : 'positive'}
        title="Your contribution is complete."
        action={action}
      >
        Every instalment is received. <WhatRemains contribution={contribution} />
      </Notice>
    );
  }
  const isFirstMet = targets.some(({ name, reached }) => name === 'first' && reached);
  if (status !== 'active' || !isFirstMet) return null;
  return (
    <Notice tone="positive" title="Your first target is met." action={action}>
      The unit is allocated to you. Your next instalments go towards{' '}
      {paysRest(contribution) ? 'the rest of the price' : 'the second target'}.
    </Notice>
  );
}

/** How the rest of the price is paid, or the keys if nothing is left. */
function WhatRemains({ contribution }: Pick<TargetNoticeProps, 'contribution'>) {
  const { mortgage, mortgageProgress, rsaShare, slug } = contribution;
  if (mortgageProgress?.state === 'disbursed')
    return 'The mortgage is paid out too: how you get your keys is below.';
  if (mortgageProgress?.state === 'declined')
    return (
      <>
        The lender has declined the mortgage for the other{' '}
        <ExplainedAmount explanation={mortgageAmount(contribution)} />: what you can do is below.
      </>
    );
  if (mortgage > 0) {
    return (
      <>
        A mortgage pays the other <ExplainedAmount explanation={mortgageAmount(contribution)} />: what to do
        next is below.
      </>
    );
  }
  return (
    <>
      {rsaShare > 0 ? (
        <>
          Your RSA pays the other{' '}
          <ExplainedAmount
            explanation={contributionAmounts(contribution).figure('rsaShare', 'From your RSA', rsaShare)}
          />
          , and then you get your keys.
        </>
      ) : (
        'Your home is paid for in full, and we arrange the handover of your keys with you.'
      )}{' '}
      <Link href="/contact-support">Contact us</Link> with the reference <strong>{slug}</strong>.
    </>
  );
}

/** Renders nothing until the letter is loaded. */
function LetterLink({ contribution }: Pick<TargetNoticeProps, 'contribution'>) {
  return useLetterInForce(contribution) === null ? null : (
    <Link href={letterPath(contribution.slug)}>Open your allocation letter</Link>
  );
}
