import { Card, Link, Section, Text } from '@adire/ui';
import { Clock, Hourglass, Landmark, TriangleAlert } from 'lucide-react';
import type { Contribution } from '#api/calls/contributions.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { useWallet } from '#app/money/useWallet.ts';
import { formatDay } from '#domain/dates.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { formatMoment } from '../../facts/labels.ts';
import { Line, Lines } from '../lines/Lines.tsx';
import { type ActionableMortgageState, type Need, needsOf } from './needs.ts';

const ICON_PX = 20;

interface NeedsYouProps {
  readonly contributions: readonly Contribution[];
}

/** Everything in the contributions that needs the buyer's attention, one line each with a link; nothing if no contribution needs any. */
export function NeedsYou({ contributions }: NeedsYouProps) {
  const { data: wallet } = useWallet();
  const needs = needsOf(contributions, new Date(), wallet?.balance ?? null);
  if (needs.length === 0) return null;
  return (
    <Card>
      <Section title="What needs you" look={3}>
        <Lines>
          {needs.map((need) => (
            <NeedLine key={`${need.kind} ${need.contribution.id}`} need={need} />
          ))}
        </Lines>
      </Section>
    </Card>
  );
}

function NeedLine({ need }: { readonly need: Need }) {
  const { contribution } = need;
  const href = `/dashboard/property/${contribution.slug}`;
  const home = (
    <Text size="small" tone="ink2">
      {heldUnitName(contribution)}
    </Text>
  );
  switch (need.kind) {
    case 'holdEnds':
      return (
        <Line icon={<Hourglass size={ICON_PX} />} action={<Link href={href}>Pay now</Link>}>
          <Text weight="strong">
            Pay <ExplainedAmount explanation={need.amount} /> by {formatMoment(need.endsAt)} to keep this
            home.
          </Text>
          {home}
        </Line>
      );
    case 'late':
      return (
        <Line icon={<TriangleAlert size={ICON_PX} />} isLate action={<Link href={href}>Pay now</Link>}>
          <Text weight="strong">
            <ExplainedAmount explanation={need.amount} /> is late
            {need.months > 1 ? `: ${need.months} months` : ''}, since {formatDay(need.since)}.
          </Text>
          {home}
        </Line>
      );
    case 'awaited':
      return (
        <Line icon={<Clock size={ICON_PX} />} action={<Link href={href}>Where to send it</Link>}>
          <Text weight="strong">
            We are waiting for <ExplainedAmount explanation={need.amount} />, expected since{' '}
            {formatDay(new Date(need.expectedSince))}.
          </Text>
          {home}
        </Line>
      );
    case 'mortgage':
      return (
        <Line
          icon={<Landmark size={ICON_PX} />}
          action={<Link href={href}>{MORTGAGE[need.state].action}</Link>}
        >
          <Text weight="strong">{MORTGAGE[need.state].text}</Text>
          {home}
        </Line>
      );
  }
}

/** The action that each mortgage state requires of the buyer, with the label of its link. */
const MORTGAGE: Readonly<
  Record<ActionableMortgageState, { readonly text: string; readonly action: string }>
> = {
  documents: { text: 'Bring your documents for the mortgage.', action: 'See which' },
  approved: { text: 'Your mortgage is approved: sign the offer.', action: 'See how' },
  declined: { text: 'The lender has declined the mortgage.', action: 'See what you can do' },
};
