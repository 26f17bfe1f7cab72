import { readPendingVerification, rememberPendingVerification, VERIFY_PATH } from './pendingVerification.ts';
import { CREATE_PASSWORD_PATH, rememberResetCode } from './resetCode.ts';

/**
 * Others can read a URL: over a shoulder, in the history, in a log. The specification has `?identifier=` and `?otp=`
 * in the URLs of two pages; this moves them to session storage and removes them from the URL.
 */
export function hidePrivateParams(): void {
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

/** Requests no code: opening a URL must not send a message to anyone. */
function waitForCode(identifier: string): void {
  const known = readPendingVerification();
  if (known?.purpose === 'reset' && known.identifier === identifier) return;
  rememberPendingVerification({ purpose: 'reset', identifier, resendAvailableAtMs: Date.now() });
}
