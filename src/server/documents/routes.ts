import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import {
  documentFileQuery,
  documentParams,
  documentsQuery,
  documentsResponse,
  letterResponse,
  verificationParams,
  verificationResponse,
} from '#api/contract/documents.ts';
import { DOCUMENT_FORMATS_BY_KIND, type DocumentFormat, documentNumber } from '#domain/documents.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { documents } from '../platform/db/schema/documents.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { authenticate } from '../platform/http/access.ts';
import { area } from '../platform/http/area.ts';
import { forbidCaching } from '../platform/http/headers.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { errorResponses } from '../platform/http/openapi.ts';
import { pageCount } from '../platform/http/page.ts';
import { limitAddress } from '../platform/http/rate-limits.ts';
import { route } from '../platform/http/route.ts';
import { fileOf } from './files.ts';
import { listDocuments, ownDocument, readLetter, type Verification, verify } from './views.ts';

const tag = 'Documents';
/** High, because many people may share an address; a code of 80 bits cannot be guessed anyway. */
const CHECKS_PER_MINUTE = 120;

const CONTENT_TYPES: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
};

/** A buyer's documents, and the public verification. */
export const documentsArea = area<Dependencies>('documents', ['authentication'], documentRoutes);

function documentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  route(app, {
    method: 'GET',
    url: '/documents',
    summary: "The buyer's letters, receipts, statements and terms, newest first",
    tag,
    access: 'signedIn',
    query: documentsQuery,
    response: documentsResponse,
    handle: async ({ query, principal: { userId } }) => {
      const found = await listDocuments(db, { ...query, userId });
      return {
        message: 'Your documents.',
        body: { ...found, totalPages: pageCount(found.total, query.limit) },
      };
    },
  });

  route(app, {
    method: 'GET',
    url: '/documents/verify/:code',
    summary:
      'Whether a document is genuine or void, for which unit and when it was issued; nothing about a person',
    tag,
    access: 'all',
    params: verificationParams,
    response: verificationResponse,
    before: limitAddress(dependencies, {
      area: 'verify',
      limit: CHECKS_PER_MINUTE,
      windowMs: MINUTE_MS,
    }),
    handle: async ({ params }) => {
      const document = await verify(db, params.code);
      return { message: verdictOn(document), body: { document } };
    },
  });

  route(app, {
    method: 'GET',
    url: '/documents/:id/letter',
    summary: 'An allocation letter with what it says',
    tag,
    access: 'signedIn',
    params: documentParams,
    response: letterResponse,
    handle: async ({ params, principal: { userId } }) => ({
      message: 'Your allocation letter.',
      body: await readLetter(db, params.id, userId),
    }),
  });

  serveFile(app, dependencies, {
    url: '/documents/:id/file',
    summary: 'A document as a file: PDF, or CSV where it has one',
    where: (id) => eq(documents.id, id),
  });
  serveFile(app, dependencies, {
    url: '/payments/:id/receipt',
    summary: 'The receipt of a received payment, as a PDF',
    where: (id) =>
      and(eq(documents.kind, 'receipt'), eq(documents.paymentId, id), isNull(documents.voidedAt)),
  });
}

function verdictOn({ voidedOn, isEarlierTerms, isPlanLeft }: Verification): string {
  if (isPlanLeft) return 'This document is genuine, but the buyer has left their plan.';
  if (voidedOn === null) return 'This document is genuine.';
  return isEarlierTerms ? 'A change has replaced these terms.' : 'This document is void.';
}

interface FileRoute {
  readonly url: string;
  readonly summary: string;
  readonly where: (id: string) => SQL | undefined;
}

/** Serves a document's file only to its owner, not cacheable. */
function serveFile(
  app: FastifyInstance,
  dependencies: Dependencies,
  { url, summary, where }: FileRoute,
): void {
  const call = { method: 'GET', access: 'signedIn' } as const;
  app.get(
    url,
    {
      schema: {
        summary,
        tags: [tag],
        security: [{ bearer: [] }],
        params: documentParams,
        querystring: documentFileQuery,
        response: {
          200: z.string(),
          ...errorResponses({ ...call, params: documentParams, query: documentFileQuery }),
        },
      },
      onRequest: [forbidCaching(call), authenticate(call.access)],
    },
    async (request, reply): Promise<FastifyReply> => {
      const { id } = documentParams.parse(request.params);
      const { format } = documentFileQuery.parse(request.query);
      const document = await ownDocument(dependencies.db, where(id), request.principal?.userId ?? '');
      const { kind, year, serial } = document;
      if (!DOCUMENT_FORMATS_BY_KIND[kind].includes(format)) throw new HttpError('not_found');
      const content = await fileOf(dependencies, document, format);
      const name = `${documentNumber(kind, year, serial)}.${format}`;
      return reply
        .header('Cache-Control', 'private, no-store')
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .type(CONTENT_TYPES[format])
        .send(content);
    },
  );
}
