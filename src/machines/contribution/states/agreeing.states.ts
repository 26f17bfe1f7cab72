import type { Contribution } from '#api/calls/contributions.ts';
import { formatDay, lagosDate } from '#domain/dates.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { MAX_AGE_AT_END } from '#domain/plans/eligibility.ts';
import { call, storeFailure } from '../../call.ts';
import { failureOf } from '../../callFailures.ts';
import { LONG_MESSAGE_MS, type NewNotification } from '../../notifications/notifications.list.ts';
import { requestOf } from '../contribution.calculation.ts';
import type { ContributionContext } from '../contribution.context.ts';
import type { AgreeRejection } from '../contribution.failures.ts';
import type { NoticeCode } from '../contribution.notices.ts';
import { contributionSetup } from '../contribution.setup.ts';
import { NOT_ELIGIBLE } from './eligibility.ts';
import { ignoreVisits } from './visit.ts';

interface Agreed {
  readonly event: { readonly output: Contribution };
}
const contribution = ({ event }: Agreed) => ({ contribution: event.output });
const storeContribution = { type: 'storeContribution', params: contribution } as const;

/** A transition for one reason why the server rejects the contribution. */
const rejected = <const As extends AgreeRejection, const Transition extends object>(
  as: As,
  transition: Transition,
) => ({
  guard: {
    type: 'isRejected' as const,
    params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event), as }),
  },
  ...transition,
});

/** The unit cannot be held; the buyer chooses another one. */
const backToUnits = <const Notice extends NoticeCode>(notice: Notice, description: string) =>
  ({
    target: '#contribution.loading',
    actions: [
      'clearUnit',
      { type: 'setWantedStep', params: { step: 'unit' } },
      { type: 'showNotice', params: { notice } },
      'refreshServerState',
    ],
    description,
  }) as const;

export const agreeing = contributionSetup.createStateConfig({
  tags: ['busy'],
  description: 'The server holds the unit and makes the contribution, once for the same request.',
  ...call({
    src: 'agree',
    input: ({ context }: { context: ContributionContext }) => ({
      request: requestOf(context),
      key: context.agreement?.key ?? '',
    }),
    onDone: [
      {
        guard: { type: 'hasNothingDue', params: contribution },
        target: '#contribution.started',
        actions: [
          'refreshServerState',
          { type: 'goToContribution', params: ({ event }: Agreed) => ({ slug: event.output.slug }) },
          { type: 'notify', params: ({ event }: Agreed) => planCHoldNotification(event.output) },
        ],
        description:
          'On Plan C nothing is due now; a notification says until when the unit is held, and the dashboard opens.',
      },
      {
        guard: { type: 'hasFirstPayment', params: contribution },
        target: '#contribution.response.received',
        actions: [storeContribution, 'refreshServerState'],
        description: 'The wallet has paid the contribution at once, or it was paid before; its page says so.',
      },
      {
        target: '#contribution.payment',
        actions: [storeContribution, 'refreshServerState'],
        description: 'On Plan A or B the unit is held; the payment comes next.',
      },
    ],
    failures: [
      rejected(
        'unitTaken',
        backToUnits('unitTaken', 'Another buyer was faster; the units are loaded again.'),
      ),
      rejected(
        'unitYours',
        backToUnits('unitYours', 'The buyer has this unit already; the units show the way to the dashboard.'),
      ),
      rejected(
        'homeWithdrawn',
        backToUnits(
          'homeWithdrawn',
          'The home is no longer for sale; the page says so once it is loaded again.',
        ),
      ),
      rejected('unverified', {
        target: 'verifying',
        actions: 'goToVerification',
        description: 'The phone number is not verified; the buyer verifies it first, then comes back.',
      }),
      rejected('notEligible', {
        target: 'entering',
        actions: { type: 'notify', params: NOT_ELIGIBLE },
        description: `The server finds that the plan ends after the age of ${MAX_AGE_AT_END}; a notification says so.`,
      }),
      rejected('fields', {
        target: 'entering',
        actions: { ...storeFailure, type: 'showServerFieldErrors' },
        description: 'The server rejects a field; the calculator says why at the field.',
      }),
      rejected('termsOutdated', {
        target: 'entering',
        actions: { type: 'showNotice', params: { notice: 'termsOutdated' } },
        description: 'The terms have changed since the page was loaded; the calculator says so.',
      }),
      rejected('priceChanged', {
        target: '#contribution.loading',
        actions: [
          { type: 'setWantedStep', params: { step: 'calculator' } },
          { type: 'showNotice', params: { notice: 'priceChanged' } },
          'refreshServerState',
        ],
        description:
          'The price has changed since it was shown; the home is loaded again, and the calculator shows the new figures.',
      }),
    ],
    onFailure: {
      target: 'terms',
      actions: ['storeFailure', 'reportFailure'],
      description:
        'The server has not made the contribution; the terms stay open, and agreeing again repeats the same request.',
      whenLate: 'agreeing again repeats the same request, never a second one.',
    },
  }),
  on: ignoreVisits,
});

/** The notification after a contribution on Plan C was created: nothing is due before its hold ends. */
const planCHoldNotification = (contribution: Contribution): NewNotification => ({
  tone: 'positive',
  message: `We hold ${heldUnitName(contribution)} for you${untilText(contribution)}.`,
  durationMs: LONG_MESSAGE_MS,
});

function untilText({ holdExpiresAt }: Contribution): string {
  if (holdExpiresAt === null) return '';
  const day = formatDay(lagosDate(new Date(holdExpiresAt)));
  return ` until ${day}. Your first contribution is due then; you make it from this page`;
}
