import { mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openEmbedded } from '#server/platform/db/embedded.ts';
import { FolderInUseError, lockFolder } from '#server/platform/db/folder-lock.ts';

/** Finding 15: deleting the file `lock` let a second process write into the same embedded database. */
it.runIf(process.platform === 'linux')('a folder stays held when its lock is deleted', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'deleted-lock-'));
  const alias = `${folder}-alias`;
  await symlink(folder, alias);
  const holder = await openEmbedded(folder);
  await rm(path.join(folder, 'lock'));
  await expect(openEmbedded(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(alias), 'by another path').rejects.toThrow(FolderInUseError);
  await holder.close();
  const unlock = await lockFolder(folder);
  await unlock();
  await rm(alias);
  await rm(folder, { recursive: true });
});
