import { Link, Notice } from '@adire/ui';
import type { ReactNode } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { Amount } from '#app/amount/Amount.tsx';

interface TargetNoticeProps {
  readonly contribution: Contribution;
}

/** A target that is met: what the buyer gets for it, and how. */
export function TargetNotice({ contribution }: TargetNoticeProps) {
  const { status, targets, mortgage } = contribution;
  if (status === 'completed') {
    return (
      <Notice tone="positive" title="Your contribution is complete.">
        Every instalment is received. What happens next:{' '}
        {mortgage > 0 && (
          <>
            a mortgage pays the other <Amount amountKobo={mortgage} />, and we go through the application with
            you.{' '}
          </>
        )}
        {mortgage > 0 ? (
          <ContactUs contribution={contribution}> to begin it.</ContactUs>
        ) : (
          'your allocation letter is below, and we arrange the handover of the keys with you.'
        )}
      </Notice>
    );
  }
  const isFirstMet = targets.some(({ name, reached }) => name === 'first' && reached);
  if (status !== 'active' || !isFirstMet) return null;
  return (
    <Notice tone="positive" title="Your first target is met.">
      Your allocation letter is below.
    </Notice>
  );
}

interface ContactUsProps extends TargetNoticeProps {
  /** What to contact for. */
  readonly children: ReactNode;
}

const ContactUs = ({ contribution: { slug }, children }: ContactUsProps) => (
  <>
    <Link href="/contact-support">Contact us</Link>
    {children} Give the reference <strong>{slug}</strong>.
  </>
);
