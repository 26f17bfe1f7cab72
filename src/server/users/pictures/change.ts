import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import type { Dependencies } from '../../dependencies.ts';
import { getUser, type UserRow, updateUser } from '../store.ts';
import { encodePicture } from './encode.ts';
import { dropPicture, keepPicture } from './files.ts';

/** Replaces a user's picture; the one before it is deleted. @throws Fault `picture_unreadable` */
export async function changePicture(
  { db, now, settings }: Dependencies,
  userId: string,
  file: Buffer,
): Promise<UserRow> {
  const pictureName = await keepPicture(settings.dataDir, await encodePicture(file));
  try {
    const { previousName, user } = await db.transaction(async (transaction) => {
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const { pictureName: previousName } = await getUser(transaction, userId);
      return { previousName, user: await updateUser(transaction, userId, { pictureName, updatedAt: now() }) };
    });
    if (previousName) await dropPicture(settings.dataDir, previousName);
    return user;
  } catch (error) {
    await dropPicture(settings.dataDir, pictureName);
    throw error;
  }
}
