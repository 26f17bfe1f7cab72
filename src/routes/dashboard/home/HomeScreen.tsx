import { Button, Card, Grid, Heading, Inline, Section, Skeleton, Stack, StatTile } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { useContributions } from '#app/money/useContributions.ts';
import { useWallet } from '#app/money/useWallet.ts';
import { savedPropertiesQuery } from '#app/queries/properties.ts';
import { useUser } from '#app/session/useUser.ts';
import { VerifyContacts } from '../contacts/VerifyContacts.tsx';
import { greeting } from '../facts/greeting.ts';
import { liveContributions, sortByUrgency } from '../facts/urgency.ts';
import { ContributionCard } from '../properties/ContributionCard.tsx';
import { Loaded } from '../states/Loaded.tsx';
import { StaleNotice } from '../states/StaleNotice.tsx';
import { useFirstLoad } from '../states/useFirstLoad.ts';
import { ContributionSummary } from './ContributionSummary.tsx';
import * as styles from './HomeScreen.css.ts';
import { RequestedInspections } from './inspections/RequestedInspections.tsx';
import { NoContribution } from './NoContribution.tsx';
import { NeedsYou } from './needs/NeedsYou.tsx';
import { RecentContribution } from './RecentContribution.tsx';
import { WalletCard } from './WalletCard.tsx';
import { YearView } from './year/YearView.tsx';

/** /dashboard: the most urgent contribution, then the others, the balance and the counts. */
export function Component() {
  const user = useUser();
  const contributions = useContributions();
  const wallet = useWallet();
  const saved = useQuery(savedPropertiesQuery({ userId: user.id }));
  // What is below the contribution would move when it loads, and its own rows when the balance does.
  const isFirstLoad = useFirstLoad([contributions, wallet]);
  const live = contributions.data && liveContributions(contributions.data);
  // A payment can make another contribution the most urgent one; the open dialog must keep its contribution.
  const [payingId, setPayingId] = useState<string | null>(null);
  const byDeadline = sortByUrgency(live ?? [], new Date());
  const pressing = contributions.data?.find(({ id }) => id === payingId) ?? byDeadline[0] ?? null;
  const openOthers = byDeadline.filter(({ id, status }) => id !== pressing?.id && status !== 'completed');
  // A new contribution has no payments to show, so prefer one that has.
  const recent = pressing?.paid === 0 ? (live?.find(({ paid }) => paid > 0) ?? pressing) : pressing;

  // The summary of the only contribution says what it asks for: the list below it does not hide how far it is.
  const isOnlyOne = live?.length === 1;
  const needs = live && <NeedsYou contributions={live} />;

  const walletCard = <WalletCard wallet={wallet} contribution={pressing} isOnlyOne={isOnlyOne} />;
  return (
    <Stack gap={6}>
      <PrivateHead title="Home" />
      <Inline justify="between" gap={4}>
        <Heading level={1}>
          {greeting(new Date())}, {user.firstName}
        </Heading>
        <div className={styles.abovePhone}>
          <Button variant="quiet" href="/search">
            Explore Properties
          </Button>
        </div>
      </Inline>
      <StaleNotice queries={[contributions, wallet, saved]} />
      {isFirstLoad ? (
        <HomeSkeleton />
      ) : (
        <>
          {!isOnlyOne && needs}
          <Loaded query={contributions} what="your contributions" skeleton={<SummarySkeleton />}>
            {(all) =>
              pressing ? (
                <ContributionSummary
                  key={pressing.id}
                  contribution={pressing}
                  onDialogChange={(isOpen) => setPayingId(isOpen ? pressing.id : null)}
                />
              ) : (
                <NoContribution latest={all[0] ?? null} />
              )
            }
          </Loaded>
          {isOnlyOne && needs}
          <div className={styles.verify}>
            <VerifyContacts />
          </div>
          {openOthers.length > 0 && (
            <Section title="Your other contributions" look={3}>
              <Grid minColumnPx={320} gap={5}>
                {openOthers.map((contribution) => (
                  <ContributionCard key={contribution.id} contribution={contribution} headingLevel={3} />
                ))}
              </Grid>
            </Section>
          )}
          {live && live.length > 0 && <YearView contributions={live} />}
          {recent ? (
            <Grid minColumnPx={400} gap={5}>
              {walletCard}
              <RecentContribution contribution={recent} />
            </Grid>
          ) : (
            walletCard
          )}
          <div className={styles.counters}>
            <StatTile
              label={live?.length === 1 ? 'Property' : 'Properties'}
              value={countOrDash(live?.length)}
              href="/dashboard/properties"
            />
            <StatTile label="Saved" value={countOrDash(saved.data?.total)} href="/dashboard/saved" />
          </div>
          <RequestedInspections />
          <div className={styles.phoneOnly}>
            <Stack gap={3}>
              <Button variant="quiet" block href="/search">
                Explore Properties
              </Button>
              <Button variant="text" block href="/contact-support">
                Contact Support
              </Button>
            </Stack>
          </div>
        </>
      )}
    </Stack>
  );
}

/** A dash until the count is loaded, never a wrong 0. */
const countOrDash = (count: number | undefined): string => (count === undefined ? '–' : String(count));

/** The skeleton of a contribution's summary. */
const SummarySkeleton = () => (
  <Card>
    <Stack gap={4}>
      <Skeleton width={200} height={20} />
      <Skeleton width={280} height={60} />
      <Skeleton width={240} height={20} />
      <Skeleton height={96} />
      <Skeleton width={180} height={48} />
    </Stack>
  </Card>
);

/** The skeleton of the whole screen: taller than a window, so that nothing is seen to move when it is replaced. */
const HomeSkeleton = () => (
  <div aria-busy="true">
    <Stack gap={6}>
      <SummarySkeleton />
      <Skeleton height={220} shape="block" />
      <Grid minColumnPx={400} gap={5}>
        <Skeleton height={300} shape="block" />
        <Skeleton height={300} shape="block" />
      </Grid>
    </Stack>
  </div>
);
