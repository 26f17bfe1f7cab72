import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getLetter, listDocuments, verifyDocument } from '#api/calls/documents.ts';
import type { DocumentKind } from '#domain/documents.ts';
import { queryKeys } from './keys.ts';

/** A page of a buyer's documents of one kind, or of all. */
export const documentsQuery = (kind: DocumentKind | undefined, page: number) =>
  queryOptions({
    queryKey: queryKeys.contributions.documents(kind, page),
    queryFn: ({ signal }) => listDocuments({ ...(kind && { kind }), page }, signal),
    placeholderData: keepPreviousData,
  });

/** The letter and the terms of a contribution, the newest of each first. */
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

/** What a letter says; it never changes. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.contributions.letter(id),
    queryFn: ({ signal }) => getLetter(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether anyone's document is genuine. */
export const verificationQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.verifications.of(code),
    queryFn: ({ signal }) => verifyDocument(code, signal),
    retryOnMount: false,
  });
