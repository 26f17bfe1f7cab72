import { parseDocumentCode, verifyPath } from '#domain/documents.ts';
import { pathOf } from './private-paths.ts';

const FORM = '/verify';
/** An arbitrary origin: only path and query are used. */
const ORIGIN = 'http://page.invalid';

/**
 * The canonical URL of a document's verification, for the form's `/verify?code=…` and for codes in another spelling; null
 * for all other URLs and without a code.
 */
export function verificationAddress(url: string): string | null {
  const path = pathOf(url);
  if (path !== FORM && !path.startsWith(`${FORM}/`)) return null;
  const typed = path === FORM ? new URL(url, ORIGIN).searchParams.get('code') : path.slice(FORM.length + 1);
  const code = parseDocumentCode(typed ?? '');
  if (code === null) return null;
  const address = verifyPath(code);
  return address === path ? null : address;
}
