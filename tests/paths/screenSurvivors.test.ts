import { expect, it } from 'vitest';
import { read } from '../repo/files.ts';
import { sitesOf } from './mutate/screens/sites.ts';
import { SCREEN_SURVIVORS } from './mutate/screens/survivors.ts';
import { UNSHOWN } from './mutate/screens/unshown.ts';

const rows = [...Object.entries(SCREEN_SURVIVORS), ...Object.entries(UNSHOWN)];

it.each(rows)('%s is a fault that a screen can have, and has its reason', (name, reason) => {
  const file = name.split(' ').find((word) => /^src\/.*\.tsx$/.test(word)) ?? '';
  expect(sitesOf(file, read(file)).map((site) => site.name)).toContain(name);
  expect(reason).toMatch(/\w+ .+\.$/);
});
