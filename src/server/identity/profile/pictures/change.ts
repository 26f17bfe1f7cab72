import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/users.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { deletePicture } from '../../jobs.ts';
import { getUser, type UserRow, updateUser } from '../../users/store.ts';
import { encodePicture } from './encode.ts';

const NAME_BYTES = 16;

/** A key that cannot be guessed: anyone who has it can see the picture. */
const newKey = (): string => `people/${randomBytes(NAME_BYTES).toString('hex')}.webp`;

type PictureDependencies = Pick<Dependencies, 'db' | 'jobs' | 'media' | 'now'>;

/**
 * Replaces a user's picture; a job deletes the previous one.
 * @param file the path of the uploaded file.
 * @param onLeftover called when the new picture was not taken, and could not be deleted again.
 * @throws HttpError `picture_unreadable`; MediaStoreError
 */
export async function changePicture(
  { db, jobs, media, now }: PictureDependencies,
  userId: string,
  file: string,
  onLeftover: (error: unknown) => void,
): Promise<UserRow> {
  const picture = await encodePicture(file);
  const pictureName = newKey();
  await media.put(pictureName, picture);
  try {
    return await db.transaction(async (transaction) => {
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const { pictureName: previous } = await getUser(transaction, userId);
      if (previous !== null) await jobs.enqueue(transaction, deletePicture, { pictureName: previous });
      return updateUser(transaction, userId, { pictureName, updatedAt: now() });
    });
  } catch (error) {
    await media.delete(pictureName).catch(onLeftover);
    throw error;
  }
}
