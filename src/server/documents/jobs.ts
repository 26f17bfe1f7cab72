import * as z from 'zod/mini';
import { defineJob } from '../platform/jobs/job.ts';

/** Renders and stores the files of an issued document. */
export const makeDocumentFiles = defineJob({
  name: 'documents.make-files',
  payload: z.object({ documentId: z.string() }),
});
