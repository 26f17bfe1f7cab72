import { rememberContactCode } from '#app/session/contactCodes.ts';
import { START_MS } from '#flows/paths/clock.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { VerifyContacts } from '#routes/dashboard/contacts/VerifyContacts.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const PATH = '/dashboard/profile';
const buyer = buildBuyer({ emailVerified: false });

export const verifyContact: Screen = {
  mount: (start, host) => {
    if (start === 'a code was just sent') rememberContactCode('email', buyer.email, START_MS + 120_000);
    return mounted(renderScreen(VerifyContacts, { path: PATH, at: PATH, user: buyer, host }));
  },
};
