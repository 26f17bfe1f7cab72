import { useQuery } from '@tanstack/react-query';
import type { Contribution } from '#api/calls/contributions.ts';
import type { BuyerDocument } from '#api/calls/documents.ts';
import { contributionPapersQuery } from '#app/queries/documents.ts';
import { letterTarget } from '#domain/documents.ts';

/** The contribution's valid allocation letter; null until its first target is met and the letter is loaded. */
export function useLetterInForce({ id, targets }: Contribution): BuyerDocument | null {
  const isReached = letterTarget(targets)?.reached ?? false;
  const { data = [] } = useQuery({ ...contributionPapersQuery(id), enabled: isReached });
  return letterInForce(data);
}

/** The valid allocation letter among a contribution's documents. */
export const letterInForce = (documents: readonly BuyerDocument[]): BuyerDocument | null =>
  documents.find(({ kind, voidedAt }) => kind === 'letter' && voidedAt === null) ?? null;
