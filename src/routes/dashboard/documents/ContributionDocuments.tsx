import { Link, Stack, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { Contribution } from '#api/calls/contributions.ts';
import { contributionPapersQuery } from '#app/queries/documents.ts';
import { RowsSkeleton } from '../rows/RowsSkeleton.tsx';
import { Loaded } from '../states/Loaded.tsx';
import { DocumentList } from './DocumentList.tsx';

interface ContributionDocumentsProps {
  readonly contribution: Contribution;
}

/** The letter and the terms of a contribution, with a link to all documents. */
export function ContributionDocuments({ contribution }: ContributionDocumentsProps) {
  const papers = useQuery(contributionPapersQuery(contribution.id));
  return (
    <Stack gap={5}>
      <Loaded query={papers} what="the documents" skeleton={<RowsSkeleton />}>
        {(documents) =>
          documents.length === 0 ? (
            <Text tone="ink2">This contribution has no documents yet.</Text>
          ) : (
            <DocumentList documents={documents} />
          )
        }
      </Loaded>
      <Text tone="ink2">
        Each payment has its receipt in the payment history.{' '}
        <Link href="/dashboard/documents">All your documents</Link>
      </Text>
    </Stack>
  );
}
