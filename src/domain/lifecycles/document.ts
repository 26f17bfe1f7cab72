import { defineLifecycle } from './lifecycle.ts';

export const documentLifecycle = defineLifecycle<'in_force' | 'void'>({
  id: 'document',
  title: 'A document',
  about:
    'A letter, receipt, statement or copy of the terms is issued once, with a number and a code to check it by. It is never changed: a mistake is voided and another takes its place.',
  storedIn: { table: 'documents', column: 'voided_at' },
  statuses: {
    in_force: 'It is valid; anyone can check it by its code.',
    void: 'It is valid no more; the check says so, and names the one in its place where there is one.',
  },
  moves: [
    {
      from: 'in_force',
      to: 'void',
      cause: 'operator',
      event: 'voided',
      description:
        'An operator voids it, or the buyer changes its plan, and one that replaces it is issued with it; or an operator confirms that its plan is left, and none replaces it.',
    },
  ],
});
