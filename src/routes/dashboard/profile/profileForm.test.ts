import { expect, it } from 'vitest';
import { tolu } from '#tests/fixtures/renderDashboard.tsx';
import { changesOf, type ProfileForm, profileFormFor, profileFormOf } from './profileForm.ts';

/** Whose names were stored before the rule for names. */
const user = {
  ...tolu,
  firstName: 'Нгози',
  nextOfKin: { name: '李小龍', relation: 'friend', phone: '+2348031234568' },
} as const;
const submit = (change: Partial<ProfileForm>) =>
  profileFormFor(user).safeParse({ ...profileFormOf(user), ...change });

it('takes another field beside names that were stored before the rule for names', () => {
  const { data } = submit({ employmentStatus: 'employed' });
  expect(data && changesOf(user, data)).toEqual({ employmentStatus: 'employed' });
});

it.each([
  { firstName: 'Нгоз' },
  { lastName: 'Нгози' },
  { kinName: 'Нгози' },
  { kinRelation: 'sibling' },
] satisfies Partial<ProfileForm>[])('takes no such name anew: %o', (change) => {
  expect(submit(change).success).toBe(false);
});

it('takes the letter of Hausa names for an apostrophe, which documents have', () => {
  const { data } = submit({ lastName: '\u02bcYar\u02bcadua' });
  expect(data && changesOf(user, data)).toEqual({ lastName: '’Yar’adua' });
});
