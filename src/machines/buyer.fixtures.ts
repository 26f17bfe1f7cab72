import type { SignedIn } from '#api/calls/onboarding.ts';
import type { User } from '#api/calls/users.ts';

/** The buyer in the models' responses: verified by default. */
export const buildBuyer = (change: Partial<User> = {}): User => ({
  id: '0190b3a0-0000-7000-8000-00000000c001',
  firstName: 'Tolu',
  lastName: 'Adeyemi',
  email: 'tolu@example.com',
  phone: '+2348031234567',
  phoneVerified: true,
  emailVerified: true,
  pendingEmail: null,
  pendingPhone: null,
  roles: [],
  picture: null,
  dateOfBirth: null,
  employmentStatus: null,
  nextOfKin: null,
  ...change,
});

/** The login response for that buyer. */
export const signedIn = (phoneVerified: boolean): SignedIn => ({
  token: { authToken: 'token-1' },
  user: buildBuyer({ phoneVerified }),
});
