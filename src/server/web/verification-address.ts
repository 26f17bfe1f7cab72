import { parseDocumentCode, verifyPath } from '#domain/documents.ts';
import { pathOf } from './private-paths.ts';

const FORM = '/verify';
/** Any origin: only path and query are read. */
const ORIGIN = 'http://page.invalid';

/**
 * Where the check of a document really is, for the form's `/verify?code=…` and for a code in another spelling; null for
 * every other address, and where it holds no code.
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
