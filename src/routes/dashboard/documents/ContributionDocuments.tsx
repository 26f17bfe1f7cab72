import { Link, Notice, Stack, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { Contribution } from '#api/calls/contributions.ts';
import type { BuyerDocument } from '#api/calls/documents.ts';
import { contributionPapersQuery } from '#app/queries/documents.ts';
import { NAME_CHANGE_WAIT_MS } from '#domain/accounts/nameChange.ts';
import { letterTarget } from '#domain/documents.ts';
import { durationText } from '#domain/quantities.ts';
import { RowsSkeleton } from '../rows/RowsSkeleton.tsx';
import { Loaded } from '../states/Loaded.tsx';
import { DocumentList } from './DocumentList.tsx';
import { letterInForce } from './letter/useLetterInForce.ts';

interface ContributionDocumentsProps {
  readonly contribution: Contribution;
}

/** The letter and the terms of a contribution, with a link to all documents. */
export function ContributionDocuments({ contribution }: ContributionDocumentsProps) {
  const papers = useQuery(contributionPapersQuery(contribution.id));
  return (
    <Stack gap={5}>
      <Loaded query={papers} what="the documents" skeleton={<RowsSkeleton />}>
        {(documents) => (
          <>
            {awaitsLetter(contribution, documents) && (
              <Notice tone="info" title="Your allocation letter follows.">
                After a change of your name it is issued once {durationText(NAME_CHANGE_WAIT_MS)} have passed,
                and we notify you.
              </Notice>
            )}
            {documents.length === 0 ? (
              <Text tone="ink2">This contribution has no documents yet.</Text>
            ) : (
              <DocumentList documents={documents} />
            )}
          </>
        )}
      </Loaded>
      <Text tone="ink2">
        Each payment has its receipt in the payment history.{' '}
        <Link href="/dashboard/documents">All your documents</Link>
      </Text>
    </Stack>
  );
}

/** Whether the target of the letter is met, and the letter is not there yet. */
const awaitsLetter = ({ status, targets }: Contribution, documents: readonly BuyerDocument[]): boolean =>
  (status === 'active' || status === 'completed') &&
  letterTarget(targets)?.reached === true &&
  letterInForce(documents) === null;
