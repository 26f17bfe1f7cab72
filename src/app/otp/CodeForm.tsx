import { Button, Inline, OtpField, Stack } from '@adire/ui';
import type { FormEvent, ReactNode, Ref } from 'react';
import { LONG_OTP_LENGTH_MESSAGE, OTP_LENGTH_MESSAGE } from '#api/contract/scalars.ts';
import type { Failure } from '#api/failure.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { OTP_LENGTHS, type OtpPurpose } from '#domain/accounts/accounts.ts';
import * as styles from './CodeForm.css.ts';
import { Resend, type ResendProps } from './Resend.tsx';

interface CodeFormProps {
  readonly purpose: OtpPurpose;
  readonly otp: string;
  readonly failure: Failure | null;
  /** The code was submitted with too few digits. */
  readonly isIncomplete: boolean;
  readonly busy: boolean;
  readonly resend: ResendProps;
  /** An alternative action next to Resend. */
  readonly aside?: ReactNode;
  /** Other channels for a new code. */
  readonly others?: ReactNode;
  /** The large form with pill-shaped buttons of the account pages. */
  readonly isLarge?: boolean;
  /** Focuses the code; turn it off if the code is not the page's main purpose. */
  readonly autoFocus?: boolean;
  readonly onChange: (digits: string) => void;
  readonly onComplete: (digits: string) => void;
  readonly onSubmit: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The form for a one-time code: its boxes, Verify, and below it what to do without a code. */
export function CodeForm({
  purpose,
  otp,
  failure,
  isIncomplete,
  busy,
  resend,
  aside,
  others,
  isLarge = true,
  autoFocus = true,
  onChange,
  onComplete,
  onSubmit,
  ref,
}: CodeFormProps) {
  const length = OTP_LENGTHS[purpose];
  const error = isIncomplete
    ? LENGTH_MESSAGES[length]
    : isAboutTheCode(failure)
      ? failure?.message
      : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (otp.length < length) event.currentTarget.querySelector('input')?.focus();
    onSubmit();
  };
  return (
    <>
      <FailureNotice failure={error === undefined ? failure : null} />
      <form noValidate onSubmit={submit}>
        <Stack gap={isLarge ? 6 : 4}>
          <OtpField
            label={`${length}-digit code`}
            length={length}
            value={otp}
            onChange={onChange}
            onComplete={onComplete}
            error={error}
            autoFocus={autoFocus}
            ref={ref}
          />
          <Button type="submit" busy={busy} {...(isLarge && { size: 'large', shape: 'pill', block: true })}>
            Verify
          </Button>
          <Inline justify="between" gap={3} className={styles.actions}>
            <Resend {...resend} />
            {aside}
          </Inline>
          {others}
        </Stack>
      </form>
    </>
  );
}

const LENGTH_MESSAGES = { 4: OTP_LENGTH_MESSAGE, 6: LONG_OTP_LENGTH_MESSAGE } as const satisfies Record<
  (typeof OTP_LENGTHS)[OtpPurpose],
  string
>;

const CODE_FAILURES: ReadonlySet<string> = new Set([
  'otp_wrong',
  'otp_expired',
  'otp_attempts_exhausted',
  'otp_other_browser',
]);
const isAboutTheCode = (failure: Failure | null): boolean =>
  failure !== null && CODE_FAILURES.has(failure.code);
