import { naira } from '#domain/money.ts';
import { button, field, text, without } from '#flows/paths/model/expectation.ts';
import type { Measure } from '#flows/paths/model/limits.ts';
import type { BuyerModel } from '../../about/model.ts';
import type { contributionMachine } from '../contribution.machine.ts';
import { continued } from './contribution.model.events.ts';
import {
  type AgeAtLimit,
  ageAtLimit,
  figures,
  figuresOfAge,
  isTyping,
  SORRY,
  terms,
} from './contribution.model.figures.ts';
import type { Cases, Snapshot } from './contribution.model.visits.ts';

type Machine = typeof contributionMachine;

const isUntyped = (snapshot: Snapshot): boolean =>
  isTyping(snapshot) && snapshot.context.inputs.ageYears === null && snapshot.context.plan === 'B';
const isAged =
  (age: AgeAtLimit) =>
  ({ context }: Snapshot): boolean =>
    ageAtLimit(context) === age;

const outOfRange = [field('Age', { description: 'Enter an age from 18 to 100.' }), without(terms)];
/** Homes of other prices take another share of a salary. */
const PRICES = 'The homes of the walks in a browser have other prices.';

export const figuresAtLimits: Cases = {
  // The home asks for ₦312,500 a month: 33 % of ₦946,970, and a little more of a naira less.
  'a comfortable share of the salary typed': figures(
    { ageYears: 34, durationMonths: 24, salaryKobo: naira(946_970) },
    {
      when: isUntyped,
      expects: [text('Up to 33% is comfortable.'), without(text('This takes more than 33% of your salary'))],
      shownElsewhere: PRICES,
    },
  ),
  'a heavier share of the salary typed': figures(
    { ageYears: 34, durationMonths: 24, salaryKobo: naira(946_969) },
    { when: isUntyped, expects: [text('This takes more than 33% of your salary')], shownElsewhere: PRICES },
  ),
  'an age of 17 typed': figuresOfAge('too young', 24, isUntyped),
  'an age of 18 typed': figuresOfAge('youngest', 36, isUntyped),
  'an age of 100 typed': figuresOfAge('oldest', 1, isUntyped),
  'an age of 101 typed': figuresOfAge('older than anyone', 24, isUntyped),
  'continued at 17': continued(isAged('too young'), outOfRange),
  'continued at 18': continued(isAged('youngest'), [terms, button('Agree', { isNot: 'busy' })]),
  'continued at 100': continued(isAged('oldest'), [SORRY, without(terms)]),
  'continued at 101': continued(isAged('older than anyone'), outOfRange),
};

const age: Measure<Machine> = {
  value: ({ context }) => context.inputs.ageYears,
  withValue: ({ context, event }, ageYears) => ({
    context: { ...context, inputs: { ...context.inputs, ageYears } },
    event,
  }),
};
const MONTHS_PER_YEAR = 12;

/** The age at the end of the plan, in years: a month is a twelfth. */
const ageAtEnd: Measure<Machine> = {
  value: ({ context: { inputs } }) =>
    inputs.ageYears === null || inputs.durationMonths === null
      ? null
      : inputs.ageYears + inputs.durationMonths / MONTHS_PER_YEAR,
  withValue: ({ context, event }, years) => ({
    context: {
      ...context,
      inputs: {
        ...context.inputs,
        durationMonths: Math.round((years - (context.inputs.ageYears ?? 0)) * MONTHS_PER_YEAR),
      },
    },
    event,
  }),
};

export const limits: NonNullable<BuyerModel<Machine>['limits']> = {
  'the least age': {
    says: 'A buyer is at least 18 years old.',
    number: 18,
    step: 1,
    states: ['calculator.entering'],
    guards: { hasWrongFields: age },
  },
  'the greatest age': {
    says: 'A buyer is at most 100 years old.',
    number: 100,
    step: 1,
    states: ['calculator.entering'],
    guards: { hasWrongFields: age },
  },
  'the age at the end': {
    says: 'A plan ends by the age of 55.',
    number: 55,
    step: 1 / MONTHS_PER_YEAR,
    states: ['calculator.entering'],
    guards: { isEligible: ageAtEnd },
  },
};
