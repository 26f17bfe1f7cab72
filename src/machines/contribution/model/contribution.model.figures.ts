import { KOBO_PER_NAIRA, type Kobo, naira } from '#domain/money.ts';
import { dialog, text, without } from '#flows/paths/model/expectation.ts';
import type { ContributionContext } from '../contribution.context.ts';
import type { Cases, Snapshot } from './contribution.model.visits.ts';

export const terms = dialog('Before you proceed, here are the terms for starting a contribution scheme');
export const SORRY = text(
  'Sorry, you are not eligible to start contribution. Mortgage applications will not be processed due to age requirements.',
);

/** The ages at the limits and just beyond them. They repeat the production rules on purpose. */
const AGES = { 'too young': 17, youngest: 18, oldest: 100, 'older than anyone': 101 } as const;
export type AgeAtLimit = keyof typeof AGES;

/** Which of these ages is typed; null for any other. */
export const ageAtLimit = ({ inputs }: Pick<ContributionContext, 'inputs'>): AgeAtLimit | null => {
  const [found] = Object.entries(AGES).find(([, age]) => age === inputs.ageYears) ?? [];
  return isAgeAtLimit(found) ? found : null;
};
const isAgeAtLimit = (name: string | undefined): name is AgeAtLimit => name !== undefined && name in AGES;

export const isTyping = (snapshot: Snapshot): boolean => snapshot.matches({ calculator: 'entering' });

interface Figures {
  readonly ageYears: number;
  readonly durationMonths: number;
  readonly salaryKobo?: Kobo;
}

/** Figures that the buyer types into the calculator. */
export const figures = (
  { ageYears, durationMonths, salaryKobo = naira(850_000) }: Figures,
  rest: Partial<Cases[string]> = {},
): Cases[string] => ({
  event: { type: 'inputs.changed', inputs: { ageYears, salaryKobo, durationMonths } },
  when: isTyping,
  perform: async ({ type, choose }) => {
    await type('Age', String(ageYears));
    await type('Salary a month', String(salaryKobo / KOBO_PER_NAIRA));
    await choose('Duration', durationMonths === 1 ? '1 month' : `${durationMonths} months`);
  },
  expects: [without(text('Choose a duration'))],
  ...rest,
});

export const figuresOfAge = (
  age: AgeAtLimit,
  durationMonths: number,
  when: (snapshot: Snapshot) => boolean,
) => figures({ ageYears: AGES[age], durationMonths }, { when });
