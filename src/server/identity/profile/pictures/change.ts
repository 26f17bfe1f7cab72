import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#server/platform/db/schema/users.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { getUser, type UserRow, updateUser } from '../../users/store.ts';
import { encodePicture } from './encode.ts';

const NAME_BYTES = 16;

/** A key that cannot be guessed: anyone who has it can see the picture. */
const newKey = (): string => `people/${randomBytes(NAME_BYTES).toString('hex')}.webp`;

type PictureDependencies = Pick<Dependencies, 'db' | 'media' | 'now'>;

/**
 * Replaces a user's picture and deletes the previous one.
 * @param file the path of the uploaded file.
 * @param onLeftover called when a picture that is no longer used could not be deleted.
 * @throws HttpError `picture_unreadable`; MediaStoreError
 */
export async function changePicture(
  { db, media, now }: PictureDependencies,
  userId: string,
  file: string,
  onLeftover: (error: unknown) => void,
): Promise<UserRow> {
  const picture = await encodePicture(file);
  const pictureName = newKey();
  await media.put(pictureName, picture);
  try {
    const { previousName, user } = await db.transaction(async (transaction) => {
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const { pictureName: previousName } = await getUser(transaction, userId);
      return { previousName, user: await updateUser(transaction, userId, { pictureName, updatedAt: now() }) };
    });
    if (previousName) await media.delete(previousName).catch(onLeftover);
    return user;
  } catch (error) {
    await media.delete(pictureName).catch(onLeftover);
    throw error;
  }
}
