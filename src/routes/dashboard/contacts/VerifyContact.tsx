import { Button, Card, Heading, Inline, Stack, Text } from '@adire/ui';
import { useRef, useState } from 'react';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { CodeForm } from '#app/otp/CodeForm.tsx';
import { type ContactChannel, OTP_LENGTHS } from '#domain/accounts/accounts.ts';
import { formatPhone } from '#domain/accounts/phones.ts';
import { stateName } from '#machines/stateName.ts';
import { KeepOldContact } from './KeepOldContact.tsx';
import type { UnverifiedContact } from './unverifiedContacts.ts';
import { useVerifyContact } from './useVerifyContact.ts';
import * as styles from './VerifyContact.css.ts';

const TITLES = {
  email: { first: 'Verify your email address', change: 'Verify your new email address' },
  phone: { first: 'Verify your phone number', change: 'Verify your new phone number' },
} as const satisfies Record<ContactChannel, { first: string; change: string }>;

interface VerifyContactProps {
  readonly contact: UnverifiedContact;
  /** The page has just sent a code: its field takes the focus. */
  readonly isJustSent: boolean;
}

/** Verifies an email or phone number by a code: sends it, checks it and resends it. */
export function VerifyContact({ contact, isJustSent }: VerifyContactProps) {
  const { channel, to, isChange } = contact;
  const [otp, setOtp] = useState('');
  // A code requested before this page was opened must not take the focus.
  const [hasAsked, setHasAsked] = useState(isJustSent);
  const field = useRef<HTMLInputElement>(null);
  const [snapshot, send] = useVerifyContact(contact, () => {
    setOtp('');
    field.current?.focus();
  });
  const { failure, canResend, resendAvailableAtMs } = snapshot.context;
  const ask = () => {
    setHasAsked(true);
    send({ type: 'code.requested' });
  };
  const length = OTP_LENGTHS[channel];
  const isSending = snapshot.matches('sending') || snapshot.matches('resending');
  const address = <strong className={styles.address}>{channel === 'phone' ? formatPhone(to) : to}</strong>;

  return (
    <Card>
      <div className={styles.content} data-state={stateName(snapshot.value)}>
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={2} look={3}>
              {TITLES[channel][isChange ? 'change' : 'first']}
            </Heading>
            <Text tone="ink2">
              {snapshot.hasTag('code') ? (
                <>
                  Waiting for the {length}-digit code sent to {address}. {isChange && AFTERWARDS[channel]}
                </>
              ) : (
                <>
                  We send a {length}-digit code to {address}. {isChange ? AFTERWARDS[channel] : REASON}
                </>
              )}
            </Text>
          </Stack>
          {snapshot.hasTag('code') ? (
            <CodeForm
              ref={field}
              purpose={channel}
              otp={otp}
              failure={failure}
              isIncomplete={snapshot.matches({ entering: 'incomplete' })}
              busy={snapshot.matches('checking')}
              isLarge={false}
              autoFocus={hasAsked}
              resend={{
                isCooling: !canResend,
                isSending,
                availableAtMs: resendAvailableAtMs,
                onRequest: ask,
              }}
              aside={isChange && <KeepOldContact channel={channel} />}
              onChange={(digits) => {
                setOtp(digits);
                send({ type: 'code.changed' });
              }}
              onComplete={(digits) => send({ type: 'code.completed', otp: digits })}
              onSubmit={() => send({ type: 'code.submitted', otp })}
            />
          ) : (
            <>
              <FailureNotice failure={failure} />
              <Inline gap={3}>
                <Button variant="tint" busy={isSending} onClick={ask}>
                  Send Code
                </Button>
                {isChange && <KeepOldContact channel={channel} />}
              </Inline>
            </>
          )}
        </Stack>
      </div>
    </Card>
  );
}

const REASON =
  'Until it is verified, we cannot write to you there or help you back into your account by email.';
const AFTERWARDS = {
  email: 'Until then your old email address stays.',
  phone: 'Until then your old phone number stays.',
} as const satisfies Record<ContactChannel, string>;
