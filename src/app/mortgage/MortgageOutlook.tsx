import { Badge, DescriptionList, Grid, Heading, Inline, Section, Stack, Text } from '@adire/ui';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { ExplainedFigure } from '#app/explain/ExplainedFigure.tsx';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { explainMaxLoan, explainMortgage } from '#domain/explanations/mortgageExplanation.ts';
import type { Kobo } from '#domain/money.ts';
import {
  illustrateMortgage,
  LENDERS,
  type Lender,
  type LendingTerms,
  type MortgageIllustration,
  type MortgageIneligibility,
  NHF_CONTRIBUTION_MONTHS,
} from '#domain/mortgages/mortgages.ts';
import { MAX_AGE, MIN_AGE, salaryBurden } from '#domain/plans/eligibility.ts';
import { countText, shareText } from '#domain/quantities.ts';
import { monthText } from '../format/dateText.ts';
import * as styles from './MortgageOutlook.css.ts';

const TITLES: Readonly<Record<Lender, string>> = {
  nhf: 'National Housing Fund',
  commercial: 'Commercial mortgage',
};

const CONDITIONS: Readonly<Record<Lender, string>> = {
  nhf: `For those who have paid into the National Housing Fund for ${countText(NHF_CONTRIBUTION_MONTHS, 'month')} or more.`,
  commercial: 'From a bank. Its rate can change while you repay.',
};

interface MortgageOutlookProps {
  /** The part of the price that the mortgage pays; more than 0. */
  readonly loan: Explanation;
  /** The buyer's age when the plan begins; null or out of range if unknown. */
  readonly ageYears: number | null;
  /** Null or 0 if unknown. */
  readonly salaryKobo: Kobo | null;
  /** Duration of the plan before the mortgage, in months. */
  readonly planMonths: number;
}

/** Illustrates a mortgage for the rest of the price, for each lender whose terms are set. */
export function MortgageOutlook({ loan, ageYears, salaryKobo, planMonths }: MortgageOutlookProps) {
  const { mortgages } = usePageSettings();
  const lenders = LENDERS.flatMap((lender) => {
    const terms = mortgages?.[lender];
    return terms ? [{ lender, terms }] : [];
  });
  if (lenders.length === 0) return null;
  const isAgeKnown = ageYears !== null && ageYears >= MIN_AGE && ageYears <= MAX_AGE;
  return (
    <Section
      title="What the mortgage might ask"
      look={3}
      action={<Badge tone="attention">Illustration</Badge>}
    >
      <Stack gap={4}>
        <Text tone="ink2">
          For the <ExplainedAmount explanation={loan} /> that your plan leaves. An illustration, never a
          promise: the lender decides whether it lends, how much and on what terms, when you apply.
        </Text>
        {isAgeKnown ? (
          <Grid minColumnPx={400} gap={5}>
            {lenders.map(({ lender, terms }) => (
              <LenderOutlook
                key={lender}
                lender={lender}
                terms={terms}
                outcome={illustrateMortgage(
                  { loanKobo: loan.amountKobo, ageYears, monthsUntil: planMonths },
                  terms,
                )}
                salaryKobo={salaryKobo}
              />
            ))}
          </Grid>
        ) : (
          <Text>Enter your age, and it is worked out here.</Text>
        )}
      </Stack>
    </Section>
  );
}

interface LenderOutlookProps extends Pick<MortgageOutlookProps, 'salaryKobo'> {
  readonly lender: Lender;
  readonly terms: LendingTerms;
  readonly outcome: MortgageIllustration | MortgageIneligibility;
}

const LenderOutlook = ({ lender, terms, outcome, salaryKobo }: LenderOutlookProps) => (
  <article className={styles.lender} aria-label={TITLES[lender]}>
    <Inline justify="between" gap={3}>
      <Heading level={3} look={3}>
        {TITLES[lender]}
      </Heading>
      <Badge tone="neutral">{shareText(terms.rateBps)} a year</Badge>
    </Inline>
    {typeof outcome === 'string' ? (
      <Text>
        <NoMortgageText reason={outcome} terms={terms} />
      </Text>
    ) : (
      <Repayments {...{ outcome, terms, salaryKobo }} />
    )}
    <Text size="small" tone="ink2">
      {CONDITIONS[lender]}
    </Text>
    <Text size="note" tone="ink3">
      Terms of {monthText(terms.asOf)}: {terms.source}.
    </Text>
  </article>
);

interface RepaymentsProps extends Pick<LenderOutlookProps, 'terms' | 'salaryKobo'> {
  readonly outcome: MortgageIllustration;
}

function Repayments({ outcome, terms, salaryKobo }: RepaymentsProps) {
  const { years, monthlyKobo } = outcome;
  const { monthly, total, interest } = explainMortgage(outcome, terms, basisOf(terms));
  return (
    <>
      <ExplainedFigure explanation={monthly} size="l" caption={`a month for ${yearsText(years)}`} />
      <DescriptionList
        items={[
          ...(salaryKobo === null || salaryKobo === 0
            ? []
            : [{ term: 'Of your salary', value: `${salaryBurden(monthlyKobo, salaryKobo).percent}%` }]),
          { term: 'Interest in all', value: <ExplainedAmount explanation={interest} /> },
          { term: 'You repay in all', value: <ExplainedAmount explanation={total} /> },
        ]}
      />
    </>
  );
}

const yearsText = (years: number): string => countText(years, 'year');

/** Why this lender does not lend. */
function NoMortgageText({
  reason,
  terms,
}: {
  readonly reason: MortgageIneligibility;
  readonly terms: LendingTerms;
}) {
  const most = explainMaxLoan(terms, basisOf(terms));
  if (reason === 'amount' && most)
    return (
      <>
        It lends <ExplainedAmount explanation={most} /> at most, which is less than this mortgage.
      </>
    );
  return `It has to be repaid by the age of ${terms.maxAgeYears}, and your plan ends too close to that.`;
}

const basisOf = ({ asOf, source }: LendingTerms): string =>
  `Terms of ${monthText(asOf)}: ${source}. An illustration, never a promise.`;
