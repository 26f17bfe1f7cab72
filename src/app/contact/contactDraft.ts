import * as z from 'zod/mini';
import { parseJson } from '../session/parseJson.ts';

const STORAGE_KEY = 'contact.2';

const contactDraft = z.object({
  /** The message as the page prepared it, which tells what it is about. */
  prepared: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** A message that may have arrived is recognised by it when it is sent again after a reload. */
  requestId: z.string(),
});

type ContactDraft = z.output<typeof contactDraft>;

/** What was typed into this contact form in this tab, and not sent. */
export function readContactDraft(prepared: string): ContactDraft | null {
  const parsed = z.safeParse(contactDraft, parseJson(window.sessionStorage.getItem(STORAGE_KEY)));
  return parsed.success && parsed.data.prepared === prepared ? parsed.data : null;
}

export function rememberContactDraft(draft: ContactDraft): void {
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
}

/** Called once the message has arrived. */
export function forgetContactDraft(): void {
  window.sessionStorage.removeItem(STORAGE_KEY);
}
