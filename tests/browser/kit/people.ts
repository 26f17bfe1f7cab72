import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  /** As a Nigerian types it, without the country code. */
  readonly phone: string;
  readonly e164: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Counts up from the last eight digits of the current time in milliseconds, so that a restarted runner does not reuse
 * the numbers of an earlier run.
 */
let lastNumber = Date.now();

/** A person without an account. */
export function buildPerson(): Person {
  lastNumber += 1;
  const digits = String(lastNumber % 1e8).padStart(8, '0');
  return {
    firstName: 'Tolu',
    lastName: 'Adeyemi',
    phone: `080${digits}`,
    e164: `+23480${digits}`,
    email: `tolu.${digits}@example.com`,
    password: 'a long enough secret',
  };
}

/**
 * The newest code with this number of digits that was sent to a person's phone, or to another of their addresses, as
 * the sandbox shows it.
 */
export async function codeFor(page: Page, { e164 }: Person, length = 4, to = e164): Promise<string> {
  const findCode = async (): Promise<string | undefined> => {
    const response = await page.request.get(`/api/sandbox/messages?to=${encodeURIComponent(to)}`);
    const { body } = (await response.json()) as { body: { messages: { otp?: string }[] } };
    return body.messages.find((message) => message.otp?.length === length)?.otp;
  };
  let otp: string | undefined;
  // The call that sends the code may still be in progress.
  await expect
    .poll(
      async () => {
        otp = await findCode();
        return otp;
      },
      { message: `a code of ${length} digits for ${to}` },
    )
    .toBeDefined();
  return otp ?? '';
}
