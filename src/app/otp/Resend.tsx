import { Button, Countdown } from '@adire/ui';
import { OTP_RESEND_COOLDOWN_MS } from '#domain/accounts/accounts.ts';
import { DAY_MS, LONGEST_IN_HOURS_MS } from '#domain/durations.ts';
import { countText } from '#domain/quantities.ts';

export interface ResendProps {
  readonly isCooling: boolean;
  readonly isSending: boolean;
  readonly availableAtMs: number | null;
  readonly onRequest: () => void;
}

/** The countdown to the next code, then the button that requests it. */
export function Resend({ isCooling, isSending, availableAtMs, onRequest }: ResendProps) {
  if (isCooling && availableAtMs !== null) {
    return (
      <Countdown
        untilMs={availableAtMs}
        totalSeconds={OTP_RESEND_COOLDOWN_MS / 1000}
        label={(secondsLeft) => (
          <>
            A new code can be sent in <strong>{clockText(secondsLeft)}</strong>
          </>
        )}
      />
    );
  }
  return (
    <Button variant="text" busy={isSending} onClick={onRequest}>
      Resend Code
    </Button>
  );
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** `01:47`, or `1:00:00` from one hour. More than three days are in days. */
function clockText(seconds: number): string {
  if (seconds * 1000 > LONGEST_IN_HOURS_MS) return countText(Math.ceil((seconds * 1000) / DAY_MS), 'day');
  const minutes = Math.floor(seconds / 60);
  const rest = `${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return minutes < 60 ? rest : `${Math.floor(minutes / 60)}:${rest}`;
}
