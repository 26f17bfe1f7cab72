import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { BANK_PROVIDERS } from './providers/provider.ts';
import { runStep, step } from './scenario.ts';
import type { Simulator } from './simulator.ts';

/** Control of the simulator for tests and the sandbox page: runs steps and returns its state. */
export function controlRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.post('/control/steps', async (request, reply) => {
    const parsed = z.safeParse(step, request.body);
    if (!parsed.success) return reply.code(422).send({ message: z.prettifyError(parsed.error) });
    try {
      await runStep(simulator, parsed.data);
    } catch (error) {
      return reply.code(409).send({ message: error instanceof Error ? error.message : String(error) });
    }
    const { data } = parsed;
    const deposit = 'transfer' in data ? simulator.banks[data.transfer.provider].book.deposits.at(-1) : null;
    return { now: simulator.clock.now.toISOString(), depositId: deposit?.id ?? null };
  });

  app.get('/control/state', async () => ({
    now: simulator.clock.now.toISOString(),
    messages: simulator.inbox.messages,
    banks: Object.fromEntries(BANK_PROVIDERS.map((name) => [name, stateOf(simulator, name)])),
  }));
}

function stateOf(simulator: Simulator, name: (typeof BANK_PROVIDERS)[number]) {
  const { book, webhooks } = simulator.banks[name];
  return {
    balanceKobo: book.balanceKobo(),
    accounts: book.accounts,
    deposits: book.deposits,
    payouts: book.payouts,
    refunds: book.refunds,
    webhooks: webhooks.all.map(({ id, state, attempts }) => ({ id, state, attempts })),
  };
}
