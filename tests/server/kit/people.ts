import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type * as z from 'zod/mini';
import { signedIn } from '#api/contract/onboarding.ts';
import { messagesResponse } from '#api/contract/sandbox.ts';
import type { user } from '#api/contract/users.ts';

export const TEST_PASSWORD = 'mango-danfo-42';

/** A user with an account: the API's user, and the headers that authenticate calls. */
export interface TestPerson {
  readonly user: z.output<typeof user>;
  readonly token: string;
  readonly headers: { readonly authorization: string };
}

let peopleCount = 0;

/** A registration with a unique email and phone. */
export function buildRegistration() {
  peopleCount += 1;
  const serial = String(peopleCount).padStart(8, '0');
  return {
    first_name: 'Ada',
    last_name: 'Obi',
    phone: `+23480${serial}`,
    email: `ada.${serial}@example.com`,
    password: TEST_PASSWORD,
  };
}

type Registration = ReturnType<typeof buildRegistration>;

/** A user who signed up and has not verified the phone yet. */
export async function signUp(app: FastifyInstance, details: Partial<Registration> = {}): Promise<TestPerson> {
  const payload = { ...buildRegistration(), ...details };
  const response = await post(app, '/onboarding/register', payload);
  if (response.statusCode !== 200) throw new Error(`The registration was refused: ${response.body}`);
  const { body } = signedIn.parse(response.json());
  const token = body.token.authToken;
  return { user: body.user, token, headers: { authorization: `Bearer ${token}` } };
}

/** A user with a verified phone and a wallet, signed in with the token of the verification. */
export async function signUpVerified(
  app: FastifyInstance,
  details: Partial<Registration> = {},
): Promise<TestPerson> {
  const person = await signUp(app, details);
  const payload = { otp: await latestOtp(app, person.user.phone), user_id: person.user.id };
  const response = await post(app, '/onboarding/verify-otp', payload, person.headers);
  if (response.statusCode !== 200) throw new Error(`The code was refused: ${response.body}`);
  const { body } = signedIn.parse(response.json());
  const token = body.token.authToken;
  return { user: body.user, token, headers: { authorization: `Bearer ${token}` } };
}

/** Verifies the email with the code that was sent to it at registration. */
export async function verifyEmail(app: FastifyInstance, { user, headers }: TestPerson): Promise<void> {
  const payload = { channel: 'email', otp: await latestOtp(app, user.email) };
  const response = await post(app, '/users/me/contacts/verify', payload, headers);
  if (response.statusCode !== 200) throw new Error(`The code was refused: ${response.body}`);
}

/** The Cookie header that a browser sends after a response that set cookies. */
export const cookiesOf = ({ cookies }: LightMyRequestResponse): { readonly cookie: string } => ({
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});

/** The newest code sent to a phone or email, from the sandbox. */
export async function latestOtp(app: FastifyInstance, to: string): Promise<string> {
  const response = await app.inject({ url: '/api/sandbox/messages', query: { to } });
  const { messages } = messagesResponse.parse(response.json()).body;
  const otp = messages.find((message) => message.otp !== undefined)?.otp;
  if (!otp) throw new Error(`No code was sent to ${to}`);
  return otp;
}

/** A wrong code of the same length; different for each `nth` (from 0). */
export const wrongOtp = (right: string, nth = 0): string =>
  String((Number(right) + 1 + nth) % 10 ** right.length).padStart(right.length, '0');

interface Headers {
  readonly [name: string]: string;
}

export const post = (
  app: FastifyInstance,
  url: string,
  payload: object = {},
  headers: Headers = {},
): Promise<LightMyRequestResponse> => app.inject({ method: 'POST', url: `/api${url}`, payload, headers });
