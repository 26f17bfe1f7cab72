import { queryOptions } from '@tanstack/react-query';
import { getLetter, listDocuments, verifyDocument } from '#api/calls/documents.ts';
import type { DocumentKind } from '#domain/documents.ts';
import { keepListPage } from './keepListPage.ts';
import { queryKeys } from './keys.ts';

/** A page of the buyer's documents, of one kind or of all kinds. */
export const documentsQuery = (kind: DocumentKind | undefined, page: number) => {
  const queryKey = queryKeys.contributions.documents(kind, page);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => listDocuments({ ...(kind && { kind }), page }, signal),
    placeholderData: keepListPage(queryKey),
  });
};

/** A contribution's letters, then its terms, newest first. */
export const contributionPapersQuery = (contributionId: string) =>
  queryOptions({
    queryKey: queryKeys.contributions.papers(contributionId),
    queryFn: async ({ signal }) => {
      const [letters, terms] = await Promise.all(
        (['letter', 'terms'] as const).map((kind) => listDocuments({ contributionId, kind }, signal)),
      );
      return [...(letters?.documents ?? []), ...(terms?.documents ?? [])];
    },
  });

/** A letter's content; immutable. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.contributions.letter(id),
    queryFn: ({ signal }) => getLetter(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Verifies that a document was issued. Public. */
export const verificationQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.verifications.of(code),
    queryFn: ({ signal }) => verifyDocument(code, signal),
    retryOnMount: false,
  });
