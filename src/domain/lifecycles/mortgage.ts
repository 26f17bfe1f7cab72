import type { MortgageState } from '../mortgages/mortgageStates.ts';
import { defineLifecycle } from './lifecycle.ts';

export const mortgageLifecycle = defineLifecycle<'none' | MortgageState>({
  id: 'mortgage',
  title: 'A mortgage',
  about:
    'On Plans B and C a mortgage pays the rest of the price once the buyer’s own part is complete. An operator records what the lender decides.',
  storedIn: { table: 'contributions', column: 'mortgage_state' },
  statuses: {
    none: 'The plan is not complete, or needs no mortgage.',
    documents: 'The buyer brings the documents that the lender asks for.',
    applied: 'The lender has the application.',
    approved: 'The lender has approved it, and has not paid yet.',
    declined: 'The lender has declined it; the buyer can try again, pay the rest, or leave the plan.',
    disbursed: 'The lender has paid the rest of the price.',
  },
  moves: [
    {
      from: 'none',
      to: 'documents',
      cause: 'app',
      event: 'plan completed',
      description: 'The last payment of a Plan B or C arrives; the buyer is told which documents to bring.',
    },
    {
      from: 'documents',
      to: 'applied',
      cause: 'operator',
      event: 'application sent',
      description: 'An operator has all documents, and sends the application to the lender.',
    },
    {
      from: 'applied',
      to: 'documents',
      cause: 'failure',
      event: 'more documents asked for',
      description: 'The lender asks for more documents.',
    },
    {
      from: 'applied',
      to: 'approved',
      cause: 'success',
      event: 'lender approved it',
      description: 'The lender approves the mortgage.',
    },
    {
      from: 'applied',
      to: 'declined',
      cause: 'failure',
      event: 'lender declined it',
      description: 'The lender declines the mortgage; the buyer reads why, and what is possible now.',
    },
    {
      from: 'approved',
      to: 'disbursed',
      cause: 'success',
      event: 'lender paid',
      description: 'The lender pays the rest of the price; the home is paid in full.',
    },
    {
      from: 'approved',
      to: 'declined',
      cause: 'failure',
      event: 'approval taken back',
      description: 'The lender takes its approval back.',
    },
    {
      from: 'declined',
      to: 'documents',
      cause: 'operator',
      event: 'tried again',
      description: 'The buyer brings other documents; an operator records it.',
    },
    {
      from: 'declined',
      to: 'applied',
      cause: 'operator',
      event: 'sent again',
      description: 'An operator sends the same documents again, to this lender or another.',
    },
    {
      from: 'declined',
      to: 'none',
      cause: 'person',
      event: 'rest taken over',
      description: 'The buyer pays the rest of the price as on Plan A; no mortgage is needed any more.',
    },
  ],
});

/** The states that an operator can move a mortgage to; only the buyer's choice to pay the rest leads to none. */
export const nextMortgageStates = (state: MortgageState): MortgageState[] =>
  mortgageLifecycle.moves.flatMap(({ from, to }) => (from === state && to !== 'none' ? [to] : []));
