import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#server/platform/db/schema/users.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { getUser, type UserRow, updateUser } from '../../users/store.ts';
import { encodePicture } from './encode.ts';

const NAME_BYTES = 16;

/** A key that nobody can guess: whoever has it may see the picture. */
const newKey = (): string => `people/${randomBytes(NAME_BYTES).toString('hex')}.webp`;

type Needs = Pick<Dependencies, 'db' | 'media' | 'now'>;

/**
 * Replaces a user's picture; the one before it is deleted.
 * @param file the path of what was sent.
 * @param onLeftover told when the old one could not be deleted: the change itself has succeeded.
 * @throws HttpError `picture_unreadable`; MediaStoreError
 */
export async function changePicture(
  { db, media, now }: Needs,
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
