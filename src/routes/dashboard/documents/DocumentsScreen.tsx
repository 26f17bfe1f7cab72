import { ChoiceChips, EmptyState, Heading, Link, Stack, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { documentsQuery } from '#app/queries/documents.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/documents.ts';
import { usePageParam, useSearchChoice } from '../address/searchParams.ts';
import { RowsSkeleton } from '../rows/RowsSkeleton.tsx';
import { Paged } from '../states/Paged.tsx';
import { StaleNotice } from '../states/StaleNotice.tsx';
import { DocumentList } from './DocumentList.tsx';

const CHOICES = ['all', ...DOCUMENT_KINDS] as const;
type Choice = (typeof CHOICES)[number];
const LABELS: Readonly<Record<Choice, string>> = {
  all: 'All',
  letter: 'Letters',
  receipt: 'Receipts',
  statement: 'Statements',
  terms: 'Terms',
};
const kindOf = (choice: Choice): DocumentKind | undefined => (choice === 'all' ? undefined : choice);

/** /dashboard/documents: all letters, receipts, statements and agreements of the buyer. */
export function Component() {
  const [choice, choose] = useSearchChoice('kind', CHOICES);
  const { page } = usePageParam();
  const documents = useQuery(documentsQuery(kindOf(choice), page));
  return (
    <Stack gap={6}>
      <PrivateHead title="Documents" />
      <Stack gap={2}>
        <Heading level={1}>Documents</Heading>
        <Text tone="ink2">
          Each has a code by which anyone can <Link href="/verify">check that we issued it</Link>.
        </Text>
      </Stack>
      <ChoiceChips
        label="Kind of document"
        value={choice}
        onChange={(chosen) => choose(chosen ?? 'all')}
        options={CHOICES.map((value) => ({ value, label: LABELS[value] }))}
      />
      <StaleNotice queries={[documents]} />
      <Paged
        query={documents}
        what="your documents"
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            size="part"
            title={choice === 'all' ? 'No documents yet' : `No ${LABELS[choice].toLowerCase()} yet`}
          >
            A receipt comes with each payment, a statement after each month, and the allocation letter with
            the first target.
          </EmptyState>
        }
      >
        {(found) => <DocumentList documents={found.documents} />}
      </Paged>
    </Stack>
  );
}
