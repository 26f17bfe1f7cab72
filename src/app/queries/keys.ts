import type { QueryClient } from '@tanstack/react-query';
import type { CountFilter, PlaceAddress, PriceFilter, PropertyFilter } from '#api/calls/properties.ts';
import type { DocumentKind } from '#domain/documents.ts';

export type ContributionStatus = 'active' | 'completed';
export interface SavedFilter {
  readonly userId: string;
  readonly search?: string;
  readonly page?: number;
}
export interface TransactionFilter {
  readonly userId: string;
  readonly page?: number;
  readonly months?: number;
}

/** Every query key, hierarchical: a prefix matches all keys below it. */
export const queryKeys = {
  contributions: {
    all: ['contributions'],
    lists: ['contributions', 'list'],
    list: (status?: ContributionStatus) => ['contributions', 'list', status ?? 'all'] as const,
    changes: (contributionId: string) => ['contributions', 'changes', contributionId] as const,
    exit: (contributionId: string) => ['contributions', 'exit', contributionId] as const,
    payments: (contributionId: string, page: number) =>
      ['contributions', 'payments', contributionId, page] as const,
    /** Below `contributions`, because payments issue documents: both become stale together. */
    documents: (kind: DocumentKind | undefined, page: number) =>
      ['contributions', 'documents', kind ?? 'all', page] as const,
    letter: (documentId: string) => ['contributions', 'letter', documentId] as const,
    papers: (contributionId: string) => ['contributions', 'papers', contributionId] as const,
  },
  properties: {
    all: ['properties'],
    filtered: ['properties', 'filter'],
    filter: (filter: PropertyFilter) => ['properties', 'filter', filter] as const,
    prices: (filter: PriceFilter) => ['properties', 'prices', filter] as const,
    count: (filter: CountFilter) => ['properties', 'count', filter] as const,
    details: ['properties', 'detail'],
    detail: (id: string) => ['properties', 'detail', id] as const,
    allSimilar: ['properties', 'similar'],
    similar: (id: string) => ['properties', 'similar', id] as const,
    places: ['properties', 'places'],
    placePages: ['properties', 'place'],
    place: (place: PlaceAddress) => ['properties', 'place', place] as const,
    allSaved: ['properties', 'saved'],
    listed: (ids: readonly string[]) => ['properties', 'listed', ids] as const,
    saved: ({ userId, search = '', page = 1 }: SavedFilter) =>
      ['properties', 'saved', userId, search, page] as const,
  },
  wallet: {
    all: ['wallet'],
    of: (userId: string) => ['wallet', userId] as const,
    transactions: ({ userId, months, page = 1 }: TransactionFilter) =>
      ['wallet', userId, 'transactions', months ?? 'all', page] as const,
    withdrawalOptions: ['wallet', 'withdrawalOptions'],
    /** Below `wallet`, because money and plans prevent an erasure. */
    erasure: ['wallet', 'erasure'],
    withdrawal: (id: string) => ['wallet', 'withdrawal', id] as const,
  },
  inspections: { all: ['inspections'] },
  verifications: { of: (code: string) => ['verifications', code] as const },
  banks: { all: ['banks'] },
  sessions: { all: ['sessions'] },
  messagePreferences: { all: ['messagePreferences'] },
  sandbox: {
    messages: (to: string) => ['sandbox', 'messages', to] as const,
    withdrawals: ['sandbox', 'withdrawals'],
  },
} as const;

/** Areas of server data that can be invalidated as a whole. */
export type QueryArea = 'contributions' | 'inspections' | 'properties' | 'sessions' | 'wallet';

/** Invalidates whole areas; queries in use are refetched. */
export function invalidateAreas(queryClient: QueryClient, ...areas: readonly QueryArea[]): void {
  for (const area of areas) void queryClient.invalidateQueries({ queryKey: queryKeys[area].all });
}
