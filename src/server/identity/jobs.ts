import * as z from 'zod/mini';
import { defineJob } from '../platform/jobs/job.ts';

/** Deletes an unused picture. Retries for most of a day, because a media store may be down for hours. */
export const deletePicture = defineJob({
  name: 'identity.delete-picture',
  payload: z.object({ pictureName: z.string() }),
  retries: 30,
});
