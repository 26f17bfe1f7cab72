import {
  Button,
  Card,
  DescriptionList,
  Heading,
  Link,
  Notice,
  PasswordField,
  Section,
  Stack,
  Text,
} from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { type ExitState, requestExit } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import { exitRequest } from '#api/contract/changes.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';
import { invalidateAreas } from '#app/queries/keys.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { countText, shareText } from '#domain/quantities.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { leavePlanMachine, type RequestExit } from '#machines/leavePlan/leavePlan.machine.ts';
import { canChange } from '../change/purpose.ts';
import { exitAmounts } from './exitAmounts.ts';

const form = z.object({ currentPassword: exitRequest.shape.current_password });
const FIELDS = ['currentPassword'] as const;

interface LeaveFormProps {
  readonly contribution: Contribution;
  readonly quote: NonNullable<ExitState['quote']>;
}

/** The refund on leaving, and the form that requests it, confirmed by the password. */
export function LeaveForm({ contribution, quote }: LeaveFormProps) {
  const queryClient = useQueryClient();
  const fields = useForm({ resolver: zodResolver(form), defaultValues: { currentPassword: '' } });
  const [snapshot, send] = useFlow(
    leavePlanMachine.provide({
      actors: {
        requestExit: fromPromise<ExitState, RequestExit>(({ input: { contributionId, ...body } }) =>
          requestExit(contributionId, body),
        ),
      },
      actions: { refreshServerState: () => invalidateAreas(queryClient, 'contributions', 'wallet') },
    }),
    { input: { contributionId: contribution.id } },
  );
  const { failure } = snapshot.context;
  useFieldFailures(fields, failure, FIELDS);
  if (snapshot.matches('requested'))
    return <Notice tone="positive" title="We are checking your request to leave." />;
  const submit = fields.handleSubmit(({ currentPassword }) =>
    send({ type: 'exit.requested', currentPassword, returned: quote.returned }),
  );
  const amounts = exitAmounts(contribution, quote);
  const days = countText(quote.decisionDays, 'day');
  return (
    <Stack gap={5}>
      <Card>
        <Section title="What you get back" look={3}>
          <DescriptionList
            items={[
              { term: 'You have paid', value: <ExplainedAmount explanation={amounts.paid} /> },
              {
                term: 'Kept back',
                value:
                  quote.fee === 0 ? (
                    'Nothing'
                  ) : (
                    <>
                      <ExplainedAmount explanation={amounts.fee} /> ({shareText(quote.feeBps)})
                    </>
                  ),
              },
              {
                term: 'Goes into your wallet',
                value: (
                  <strong>
                    <ExplainedAmount explanation={amounts.returned} />
                  </strong>
                ),
              },
              { term: 'It arrives', value: `Once one of us has checked it, within ${days}` },
            ]}
          />
        </Section>
      </Card>
      <Card>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <Heading level={2} look={3}>
              Ask to leave
            </Heading>
            <Text tone="ink2">
              {heldUnitName(contribution)} goes back on the list once your request is confirmed, and someone
              else can take it. Until then nothing is paid into the plan, and you can take the request back.{' '}
              {contribution.awaitingPayment !== null &&
                'The payment that we are waiting for is cancelled with your request. '}
              {canChange(contribution, 'rescue') && (
                <>
                  A hard month?{' '}
                  <Link href={`/dashboard/property/${contribution.slug}/hard-month`}>See what helps</Link>{' '}
                  first.
                </>
              )}
            </Text>
            {failure && failure.fields.currentPassword === undefined && <FailureNotice failure={failure} />}
            <PasswordField
              label="Current Password"
              required
              error={fields.formState.errors.currentPassword?.message}
              {...fields.register('currentPassword')}
            />
            <div>
              <Button type="submit" size="large" variant="quiet" busy={snapshot.hasTag('busy')}>
                Ask to leave this plan
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}
