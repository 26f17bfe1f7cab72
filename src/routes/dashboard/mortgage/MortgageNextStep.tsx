import { Heading, Stack, Text } from '@adire/ui';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import type { Explanation } from '#domain/derivation/explanation.ts';
import type { MortgageState } from '#domain/mortgages/mortgageStates.ts';

const TITLES: Readonly<Record<MortgageState, string>> = {
  documents: 'Bring your documents',
  applied: 'The lender has your application',
  approved: 'Your mortgage is approved',
  declined: 'The lender has declined the mortgage',
  disbursed: 'Your home is paid for in full',
};

const TEXTS: Readonly<Record<MortgageState, string>> = {
  documents: 'Collect the documents below, then contact us: we go through the application with you.',
  applied:
    'There is nothing for you to do until the lender decides. If the lender asks for another document, we write to you.',
  approved:
    'Read the lender’s offer, ask about anything that is not clear, and sign it. Then the lender pays, and you get your keys.',
  declined: 'Your unit stays yours, and what you have paid stays in your plan. You decide what happens next.',
  disbursed:
    'We arrange the handover of your keys with you: contact us for a day. Bring a valid ID and your allocation letter.',
};

interface MortgageNextStepProps {
  readonly state: MortgageState;
  /** The amount of the mortgage. */
  readonly amount: Explanation;
}

/** Explains the mortgage's state to the buyer, with the next step. */
export const MortgageNextStep = ({ state, amount }: MortgageNextStepProps) => (
  <Stack gap={2}>
    <Heading level={2}>{TITLES[state]}</Heading>
    <Text>
      The mortgage {state === 'disbursed' ? 'has paid' : 'is for'} <ExplainedAmount explanation={amount} />.
    </Text>
    <Text tone="ink2">{TEXTS[state]}</Text>
  </Stack>
);
