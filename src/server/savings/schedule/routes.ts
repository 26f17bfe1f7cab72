import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { scheduleFileParams } from '#api/contract/contributions.ts';
import type { ScheduleFile } from '#domain/plans/schedules.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { authenticate } from '../../platform/http/access.ts';
import { forbidCaching } from '../../platform/http/headers.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/openapi.ts';
import { getContribution } from '../service.ts';
import { scheduleSpreadsheet } from './spreadsheet.ts';

const TYPES: Readonly<Record<ScheduleFile, string>> = {
  ics: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** The schedule of a contribution as a file, only for its owner and not cacheable. */
export function scheduleRoutes(app: FastifyInstance, { db, now, settings }: Dependencies): void {
  const call = { method: 'GET', access: 'signedIn' } as const;
  app.route<{ Params: z.output<typeof scheduleFileParams> }>({
    method: call.method,
    url: '/contributions/:id/schedule.:file',
    schema: {
      summary: 'The schedule of a contribution as a calendar (ics) or a spreadsheet (csv)',
      tags: ['Contributions'],
      security: [{ bearer: [] }],
      produces: Object.values(TYPES),
      params: scheduleFileParams,
      response: { 200: z.string(), ...errorResponses({ ...call, params: scheduleFileParams }) },
    },
    onRequest: [forbidCaching(call), authenticate(call.access)],
    handler: async ({ params: { id, file }, principal }, reply) => {
      if (!principal) throw new HttpError('not_signed_in');
      const at = now();
      const contribution = await getContribution(db, id, { userId: principal.userId, at });
      const { productName, publicUrl } = settings;
      const url = publicUrl && new URL(`/dashboard/property/${contribution.slug}`, publicUrl).href;
      const content: Readonly<Record<ScheduleFile, () => string | Promise<string>>> = {
        // Rarely asked for, and its library is large.
        ics: async () =>
          (await import('./calendar.ts')).scheduleCalendar(contribution, { productName, url, at }),
        csv: () => scheduleSpreadsheet(contribution),
      };
      return reply
        .type(TYPES[file])
        .header('Content-Disposition', `attachment; filename="${contribution.slug}.${file}"`)
        .send(await content[file]());
    },
  });
}
