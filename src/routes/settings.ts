import * as z from 'zod/mini';
import { DEFAULT_PRODUCT_NAME } from '#domain/product.ts';

/** What the server tells the page when it serves it, in `<meta name="app-settings">`. */
const pageSettings = z.object({
  productName: z.string(),
  /** Which parts are simulated on this machine. */
  sandbox: z.object({ bank: z.boolean(), messages: z.boolean() }),
  /** How long an unpaid contribution holds its unit. */
  unitHoldMs: z._default(z.number(), 48 * 3_600_000),
});
export type PageSettings = z.infer<typeof pageSettings>;

const FALLBACK: PageSettings = {
  productName: DEFAULT_PRODUCT_NAME,
  sandbox: { bank: false, messages: false },
  unitHoldMs: 48 * 3_600_000,
};

let cached: PageSettings | null = null;

export function settings(): PageSettings {
  cached ??= readSettings();
  return cached;
}

function readSettings(): PageSettings {
  if (typeof document === 'undefined') return FALLBACK;
  const content = document.querySelector('meta[name="app-settings"]')?.getAttribute('content');
  if (!content) return FALLBACK;
  const parsed = z.safeParse(pageSettings, JSON.parse(content));
  return parsed.success ? parsed.data : FALLBACK;
}
