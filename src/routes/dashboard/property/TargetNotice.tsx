import { Link, Notice } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts, mortgageAmount } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { letterPath } from '#domain/documents.ts';
import { paysRest } from '#domain/plans/instalmentNames.ts';
import { useLetterInForce } from '../documents/letter/useLetterInForce.ts';

interface TargetNoticeProps {
  readonly contribution: Contribution;
  /** Whether the page is the plan's, which has the letter and the mortgage below; any other page links to them. */
  readonly isOnPlanPage: boolean;
}

/** The notice of a met target: the letter it releases, and the next step. */
export function TargetNotice({ contribution, isOnPlanPage }: TargetNoticeProps) {
  const { status, targets } = contribution;
  const action = isOnPlanPage ? undefined : <LetterLink contribution={contribution} />;
  if (status === 'completed') {
    return (
      <Notice
        tone={contribution.mortgageProgress?.state === 'declined' ? 'info' : 'positive'}
        title="Your contribution is complete."
        action={action}
      >
        Every instalment is received. <WhatRemains contribution={contribution} isOnPlanPage={isOnPlanPage} />
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
function WhatRemains({ contribution, isOnPlanPage }: TargetNoticeProps) {
  const { mortgage, mortgageProgress, rsaShare, slug } = contribution;
  const elsewhere = (what: string) =>
    isOnPlanPage ? `${what} is below` : <Link href={`/dashboard/property/${slug}`}>see {what}</Link>;
  if (mortgageProgress?.state === 'disbursed')
    return <>The mortgage is paid out too: {elsewhere('how you get your keys')}.</>;
  if (mortgageProgress?.state === 'declined')
    return (
      <>
        The lender has declined the mortgage for the other{' '}
        <ExplainedAmount explanation={mortgageAmount(contribution)} />: {elsewhere('what you can do')}.
      </>
    );
  if (mortgage > 0) {
    return (
      <>
        A mortgage pays the other <ExplainedAmount explanation={mortgageAmount(contribution)} />
        {mortgageProgress?.state === 'applied' ? (
          ', and the lender has your application.'
        ) : (
          <>: {elsewhere('what to do next')}.</>
        )}
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
