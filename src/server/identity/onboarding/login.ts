import { formatDayTime } from '#domain/dates.ts';
import { DAY_MS } from '#domain/durations.ts';
import { verifiedDestinations } from '../../messages/destinations.ts';
import { sendMessages } from '../../messages/send.ts';
import { newDeviceCopy } from '../../messages/templates/account.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Backoff, countAttempt, uncountAttempts } from '../../platform/http/backoff.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { countHits, tooManyRequests } from '../../platform/http/rate-limits.ts';
import { loginFailures } from '../../platform/metrics.ts';
import { unknownSubject } from '../codes/subjects.ts';
import { limitIdentifier } from '../identifier-limits.ts';
import { networkPasswordFailures, passwordFailures } from '../passwords/failure-limits.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import type { Client } from '../sessions/clients.ts';
import { findSource, isKnownDevice, networkSource, rememberDevice } from '../sessions/known-devices.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { startSession } from '../sessions/sessions.ts';
import { canonicalIdentifier, findLoginCandidates, LOGIN_CANDIDATES, type UserRow } from '../users/store.ts';
import type { SignedInDevice } from './register.ts';

/** More warn nobody better. */
const NEW_DEVICE_NOTICES_PER_DAY = 10;

interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

/** An account that the login may mean, and the limits that its wrong passwords count against. */
interface Candidate {
  readonly user: UserRow | null;
  readonly source: string;
  readonly failures: readonly Backoff[];
}

/**
 * @throws HttpError `wrong_credentials`, after the same work whether there is such an account or not, or
 * `too_many_requests` with the time to wait.
 */
export async function logIn(
  dependencies: Dependencies,
  { identifier, password }: Credentials,
  client: Client,
): Promise<SignedInDevice> {
  const { db, now } = dependencies;
  const candidates = await findCandidates(dependencies, identifier, client);
  const known = candidates.find(({ source }) => isKnownDevice(source));
  await limitIdentifier(dependencies, { identifier, source: known?.source ?? networkSource(client.network) });
  const at = now();
  const open = await countCandidates(dependencies, candidates, at);
  const match = await findMatching(open, password);
  if (!match?.user) {
    loginFailures.inc();
    throw new HttpError('wrong_credentials');
  }
  const { user, failures } = match;
  // The other candidate's attempt stays counted: the password was wrong for it.
  await uncountAttempts(
    db,
    failures.map(({ key }) => key),
  );
  return db.transaction(async (transaction) => {
    const session = { userId: user.id, passwordHash: user.passwordHash, client, now: at };
    const token = await startSession(transaction, session);
    if (token === null) throw new HttpError('wrong_credentials');
    const deviceToken = await rememberDevice(transaction, client, { userId: user.id, now: at });
    if (!isKnownDevice(match.source)) await notifyOfDevice(dependencies, transaction, { user, client, at });
    return { token, user, deviceToken };
  });
}

interface NewDevice {
  readonly user: UserRow;
  readonly client: Client;
  readonly at: Date;
}

/** Notifies the owner of a login from an unknown browser, but not without end: each notice costs us an SMS. */
async function notifyOfDevice(
  dependencies: Dependencies,
  transaction: Database,
  { user, client, at }: NewDevice,
): Promise<void> {
  const limit = { key: `new-devices:user:${user.id}`, limit: NEW_DEVICE_NOTICES_PER_DAY, windowMs: DAY_MS };
  if ((await countHits(transaction, [limit], at)) > 0) return;
  const login = { device: client.device, at: formatDayTime(at) };
  const copy = newDeviceCopy(dependencies.settings.productName, login);
  const message = { kind: 'new_device', copy, userId: user.id } as const;
  await sendMessages(dependencies, transaction, message, verifiedDestinations(user));
}

async function findCandidates(
  { db, now, settings }: Dependencies,
  identifier: string,
  client: Client,
): Promise<Candidate[]> {
  const deviceTokenHash = client.deviceToken && hashSecret(client.deviceToken);
  const users = await findLoginCandidates(db, identifier, deviceTokenHash);
  if (users.length === 0) {
    const stranger = unknownSubject(canonicalIdentifier(identifier), settings.otpSecret);
    return [candidateOf(null, stranger.key, networkSource(client.network), client)];
  }
  const at = now();
  return Promise.all(
    users.map(async (user) =>
      candidateOf(user, user.id, await findSource(db, client, { userId: user.id, now: at }), client),
    ),
  );
}

const candidateOf = (
  user: UserRow | null,
  subject: string,
  source: string,
  { network }: Client,
): Candidate => ({
  user,
  source,
  failures: [
    passwordFailures(subject, source),
    ...(isKnownDevice(source) ? [] : [networkPasswordFailures(network)]),
  ],
});

/** Counts an attempt for each candidate; returns those below their limits. @throws HttpError `too_many_requests` for none. */
async function countCandidates(
  { db }: Dependencies,
  candidates: readonly Candidate[],
  at: Date,
): Promise<Candidate[]> {
  const open: Candidate[] = [];
  const waitsMs: number[] = [];
  for (const candidate of candidates) {
    const waitMs = await countAttempt(db, candidate.failures, at);
    if (waitMs === 0) open.push(candidate);
    else waitsMs.push(waitMs);
  }
  if (open.length === 0) throw tooManyRequests(Math.min(...waitsMs));
  return open;
}

/** Always checks as many passwords as there can be candidates, so that the time does not reveal their number. */
async function findMatching(candidates: readonly Candidate[], password: string): Promise<Candidate | null> {
  const checks = Array.from({ length: LOGIN_CANDIDATES }, (_, nth) =>
    verifyPassword(password, candidates[nth]?.user?.passwordHash ?? null),
  );
  const nth = (await Promise.all(checks)).indexOf(true);
  return candidates[nth] ?? null;
}
