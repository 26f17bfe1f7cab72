import type { FastifyInstance } from 'fastify';
import { BANK_PROVIDERS } from './providers/provider.ts';
import { parseStep, runStep, type Step } from './scenario.ts';
import type { Simulator } from './simulator.ts';

/** Control of the simulator for tests and the sandbox page: runs steps and returns its state. */
export function controlRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.post('/control/steps', async (request, reply) => {
    let step: Step;
    try {
      step = parseStep(request.body);
    } catch (error) {
      return reply.code(422).send({ message: messageOf(error) });
    }
    try {
      await runStep(simulator, step);
    } catch (error) {
      return reply.code(409).send({ message: messageOf(error) });
    }
    const deposit = 'transfer' in step ? simulator.banks[step.transfer.provider].book.deposits.at(-1) : null;
    return { now: simulator.clock.now.toISOString(), depositId: deposit?.id ?? null };
  });

  app.get('/control/state', async () => ({
    now: simulator.clock.now.toISOString(),
    messages: simulator.inbox.messages,
    banks: Object.fromEntries(BANK_PROVIDERS.map((name) => [name, stateOf(simulator, name)])),
  }));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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
