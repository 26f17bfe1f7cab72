import { field } from '#flows/paths/model/expectation.ts';
import type { BuyerDriver, BuyerModel } from '../model.ts';

type RejectedInputs = NonNullable<BuyerModel['rejectedInputs']>;

const SHORTEST = 'x9!kq2Lm';
const LONGEST = 'another long enough secret '.repeat(8).slice(0, 200);

/** The cases of a form's new password at its shortest and longest. The lengths repeat the production rules on purpose. */
const ACCEPTED_PASSWORDS: Readonly<Record<string, string>> = {
  'the shortest password submitted': SHORTEST,
  'the longest password submitted': LONGEST,
};

/** A case for each of the shortest and the longest password. */
export const acceptedPasswords = <TEvent>(
  caseOf: (password: string) => TEvent,
): Readonly<Record<string, TEvent>> =>
  Object.fromEntries(Object.entries(ACCEPTED_PASSWORDS).map(([name, password]) => [name, caseOf(password)]));

/** A character less and a character more than that: the form says why not. */
export function rejectedPasswords(
  state: string,
  label: string,
  submit: (password: string, driver: BuyerDriver) => Promise<void>,
): RejectedInputs {
  const rejected = (password: string, description: string): RejectedInputs[string] => ({
    in: state,
    perform: (driver) => submit(password, driver),
    expects: [field(label, { description })],
  });
  return {
    'a password too short submitted': rejected(SHORTEST.slice(1), 'Password should be at least 8 characters'),
    'a password too long submitted': rejected(`${LONGEST}!`, 'Password can have at most 200 characters.'),
  };
}
