import * as z from 'zod/mini';
import { defineJob } from '../platform/jobs/job.ts';

/** Draws the files of an issued document and keeps them. */
export const makeDocumentFiles = defineJob({
  name: 'documents.make-files',
  payload: z.object({ documentId: z.string() }),
});
