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

type StoreDependencies = Pick<Dependencies, 'db' | 'jobs' | 'now'>;
type PictureDependencies = StoreDependencies & Pick<Dependencies, 'media'>;

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
    return await storePictureName({ db, jobs, now }, userId, pictureName);
  } catch (error) {
    await media.delete(pictureName).catch(onLeftover);
    throw error;
  }
}

/** Removes a user's picture; a job deletes its file. Without a picture it changes nothing. */
export const removePicture = (dependencies: StoreDependencies, userId: string): Promise<UserRow> =>
  storePictureName(dependencies, userId, null);

function storePictureName(
  { db, jobs, now }: StoreDependencies,
  userId: string,
  pictureName: string | null,
): Promise<UserRow> {
  return db.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const user = await getUser(transaction, userId);
    if (user.pictureName === pictureName) return user;
    if (user.pictureName !== null)
      await jobs.enqueue(transaction, deletePicture, { pictureName: user.pictureName });
    return updateUser(transaction, userId, { pictureName, updatedAt: now() });
  });
}
