import type { AnyStateMachine } from 'xstate';
import type { Limit } from '#flows/paths/model/limits.ts';

const codeIn = (params: unknown): string | null =>
  typeof params === 'object' && params !== null && 'otp' in params && typeof params.otp === 'string'
    ? params.otp
    : null;

/**
 * The number of digits that a code has.
 * @param isMeant whether the number is that of the code in this situation
 */
export const codeLength = <TMachine extends AnyStateMachine>(
  digits: number,
  states: readonly string[],
  isMeant: (context: Parameters<Limit<TMachine>['guards'][string]['value']>[0]['context']) => boolean = () =>
    true,
): Limit<TMachine> => ({
  says: `A code has ${digits} digits.`,
  number: digits,
  step: 1,
  states,
  guards: {
    isCodeComplete: {
      value: ({ context, params }) => (isMeant(context) ? (codeIn(params)?.length ?? null) : null),
      withValue: (asked, length) => ({
        ...asked,
        params: { otp: (codeIn(asked.params) ?? '').padEnd(length, '0').slice(0, length) },
      }),
    },
  },
});
