import { aBuyer } from '#machines/model/buyer.ts';
import { VerifyContacts } from '#routes/contacts/VerifyContacts.tsx';
import { rememberContactCode } from '#routes/session/contactCodes.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { START_MS } from '../kit/clock.ts';
import type { Screen } from '../kit/screen.ts';
import { mounted } from './mounted.ts';

const PATH = '/dashboard/profile';
const buyer = aBuyer({ emailVerified: false });

export const verifyContact: Screen = {
  mount: (start, host) => {
    if (start === 'a code was just sent') rememberContactCode('email', buyer.email, START_MS + 120_000);
    return mounted(renderScreen(VerifyContacts, { path: PATH, at: PATH, user: buyer, host }));
  },
};
