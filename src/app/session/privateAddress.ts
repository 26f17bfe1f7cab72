import { readPendingVerification, rememberPendingVerification, VERIFY_PATH } from './pendingVerification.ts';
import { CREATE_PASSWORD_PATH, rememberResetCode } from './resetCode.ts';

/**
 * An address of the page can be read by others: over a shoulder, in a history, in a log. The specification has
 * `?identifier=` and `?otp=` in two of them; what is there is taken over by this tab and removed at once.
 */
export function takeOverPrivateAddress(): void {
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(search);
  const identifier = params.get('identifier');
  const otp = params.get('otp');
  if (identifier === null && otp === null) return;
  if (pathname === VERIFY_PATH && identifier) waitForCode(identifier);
  else if (pathname === CREATE_PASSWORD_PATH && identifier && otp) rememberResetCode({ identifier, otp });
  else if (pathname !== VERIFY_PATH && pathname !== CREATE_PASSWORD_PATH) return;
  params.delete('identifier');
  params.delete('otp');
  const rest = params.size > 0 ? `?${params}` : '';
  window.history.replaceState(window.history.state, '', pathname + rest + hash);
}

/** No code is asked for unless a person presses: an address alone sends nobody a message. */
function waitForCode(identifier: string): void {
  const known = readPendingVerification();
  if (known?.purpose === 'reset' && known.identifier === identifier) return;
  rememberPendingVerification({ purpose: 'reset', identifier, resendAvailableAtMs: Date.now() });
}
