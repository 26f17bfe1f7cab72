import * as z from 'zod/mini';
import type { User } from '#api/calls/users.ts';
import { date } from '#api/contract/scalars.ts';
import { inspectionRequest } from '#api/contract/support.ts';
import { splitPhone } from '#app/forms/splitPhone.ts';
import { typedPhone } from '#app/forms/typedPhone.ts';
import { fullName } from '#app/session/fullName.ts';
import { inspectionDayProblem } from '#domain/listings/inspections.ts';

const { name, email, note } = inspectionRequest.shape;

/** The error of a `DateField` value; null if the day can be requested. */
function dayProblem(typed: string, at: Date): string | null {
  if (typed === '') return 'Choose a day.';
  const day = z.safeParse(date, typed);
  return day.success ? inspectionDayProblem(day.data, at) : 'There is no such day. Write it like 24/03/2027.';
}

/** Validates an inspection request made at time `at` and converts its input into the request body. */
export const inspectionForm = (at: Date) =>
  z.object({
    day: z.pipe(
      z.string().check(({ value, issues }) => {
        const problem = dayProblem(value, at);
        if (problem !== null) issues.push({ code: 'custom', input: value, message: problem });
      }),
      date,
    ),
    name,
    phone: typedPhone,
    email,
    note,
  });

export type TypedInspection = z.input<ReturnType<typeof inspectionForm>>;
export type InspectionValues = z.output<ReturnType<typeof inspectionForm>>;

export const INSPECTION_FIELDS = [
  'day',
  'name',
  'phone',
  'email',
  'note',
] as const satisfies readonly (keyof TypedInspection)[];

/** Empty, except for the contact details of a signed-in buyer. */
export const newInspection = (user: User | null): TypedInspection => ({
  day: '',
  name: user ? fullName(user) : '',
  phone: splitPhone(user?.phone ?? null),
  email: user?.email ?? '',
  note: '',
});
