import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  contactMessage,
  inspectionRequest,
  propertyRequest,
  referenceResponse,
} from '#api/contract/support.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { area } from '../platform/http/area.ts';
import { requestDigest } from '../platform/http/idempotency.ts';
import { networkOf } from '../platform/http/networks.ts';
import { OPTIONAL_IDEMPOTENCY_HEADER } from '../platform/http/openapi.ts';
import { limitAddress, limitRate } from '../platform/http/rate-limits.ts';
import { route } from '../platform/http/route.ts';
import { storeInspection } from './inspections.ts';
import { storeContactMessage, storePropertyRequest } from './service.ts';

/** Enough for an office behind one address. */
export const SUPPORT_LIMIT_PER_ADDRESS = 20;
/** One sender can use many addresses of one network. */
const SUPPORT_LIMIT_PER_NETWORK = 60;
const WINDOW_MS = 10 * 60 * 1000;

/** Messages to the people behind the product. */
function supportRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const ofAddress = limitAddress(dependencies, {
    area: 'support',
    limit: SUPPORT_LIMIT_PER_ADDRESS,
    windowMs: WINDOW_MS,
  });
  const common = {
    method: 'POST',
    tag: 'support',
    access: 'all',
    status: 201,
    described: { headers: OPTIONAL_IDEMPOTENCY_HEADER },
    response: referenceResponse,
    before: async (request: FastifyRequest) => {
      await ofAddress(request);
      await limitRate(dependencies, {
        key: `support:network:${networkOf(request.ip)}`,
        limit: SUPPORT_LIMIT_PER_NETWORK,
        windowMs: WINDOW_MS,
      });
    },
  } as const;

  route(app, {
    ...common,
    url: '/support/contact',
    summary: 'Write to support',
    body: contactMessage,
    handle: async ({ body, request }) => ({
      message: 'Thank you. We have your message and will answer by email.',
      body: { reference: await storeContactMessage(dependencies, body, requestDigest(request)) },
    }),
  });

  route(app, {
    ...common,
    url: '/support/property-requests',
    summary: 'Tell us which property you look for',
    body: propertyRequest,
    handle: async ({ body, request }) => ({
      message: 'Thank you. We will call or write when we find a property like it.',
      body: { reference: await storePropertyRequest(dependencies, body, requestDigest(request)) },
    }),
  });

  route(app, {
    ...common,
    url: '/support/inspections',
    summary: 'Ask to see a home on a day',
    body: inspectionRequest,
    failures: ['listing_withdrawn'],
    handle: async ({ body, principal, request }) => ({
      message: 'Thank you. We will confirm the day and the hour.',
      body: {
        reference: await storeInspection(dependencies, body, {
          userId: principal?.userId ?? null,
          digest: requestDigest(request),
        }),
      },
    }),
  });
}

export const supportArea = area<Dependencies>('support', ['authentication'], supportRoutes);
