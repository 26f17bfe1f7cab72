import type * as z from 'zod/mini';
import type { DocumentFormat, DocumentKind } from '#domain/documents.ts';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import {
  type document,
  documentsResponse,
  type letter,
  letterResponse,
  type verification,
  verificationResponse,
} from '../contract/documents.ts';
import { type DownloadedFile, download } from '../download.ts';
import { acceptPreviousRelease } from '../olderServer.ts';

export type BuyerDocument = Camel<z.output<typeof document>>;
export type Letter = Camel<z.output<typeof letter>>;
export type Verification = Camel<z.output<typeof verification>>;

interface DocumentFilter {
  readonly contributionId?: string;
  readonly kind?: DocumentKind;
  readonly page?: number;
  readonly limit?: number;
}

/** The signed-in buyer's documents, newest first. */
export const listDocuments = async (query: DocumentFilter, signal?: AbortSignal) =>
  (await call('GET', '/documents', documentsResponse, { query, ...(signal && { signal }) })).body;

export const getLetter = async (id: string, signal?: AbortSignal) =>
  (
    await call('GET', `/documents/${id}/letter`, acceptPreviousRelease(letterResponse), {
      ...(signal && { signal }),
    })
  ).body;

/** Verifies a document by its code. Public. */
export const verifyDocument = async (code: string, signal?: AbortSignal): Promise<Verification> =>
  (
    await call('GET', `/documents/verify/${encodeURIComponent(code)}`, verificationResponse, {
      ...(signal && { signal }),
    })
  ).body.document;

export const downloadDocument = (id: string, format: DocumentFormat = 'pdf'): Promise<DownloadedFile> =>
  download(`/documents/${id}/file?format=${format}`);

/** The receipt of a received payment. */
export const downloadReceipt = (paymentId: string): Promise<DownloadedFile> =>
  download(`/payments/${paymentId}/receipt`);
