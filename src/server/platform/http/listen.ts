import type { FastifyInstance } from 'fastify';
import { errorCode } from '../error-chain.ts';
import type { Settings } from '../settings/settings.ts';
import { SettingsError } from '../settings/settings-error.ts';

const PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is taken: set another',
  EACCES: 'PORT is below 1024, which needs a right: set another, behind a proxy',
  EADDRNOTAVAIL: 'HOST is no address of this machine',
  ENOTFOUND: 'HOST is not known',
  EAI_AGAIN: 'HOST cannot be looked up now',
};

/**
 * Listens on `HOST` and `PORT`, and returns the address.
 * @throws SettingsError if this process cannot listen there.
 */
export async function listen(
  app: Pick<FastifyInstance, 'listen'>,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const problem = PROBLEMS[errorCode(error) ?? ''];
    if (problem === undefined) throw error;
    throw new SettingsError([`The server cannot listen on HOST=${host} and PORT=${port}. ${problem}.`]);
  }
}
