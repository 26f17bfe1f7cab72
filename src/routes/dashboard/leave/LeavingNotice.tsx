import { Link, Notice } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';

/** The notice on a plan's page that its buyer has requested to leave it, or has left it. */
export function LeavingNotice({ contribution: { status, slug } }: { readonly contribution: Contribution }) {
  const address = `/dashboard/property/${slug}/leave`;
  if (status === 'leaving') {
    return (
      <Notice tone="attention" title="You have asked to leave this plan.">
        Nothing is paid into it until we have decided. <Link href={address}>See your request</Link>
      </Notice>
    );
  }
  if (status !== 'left') return null;
  return (
    <Notice tone="info" title="You have left this plan.">
      The unit is free again, and your money went into <Link href="/dashboard/wallet">your wallet</Link>.{' '}
      <Link href={address}>See what was returned</Link>
    </Notice>
  );
}
