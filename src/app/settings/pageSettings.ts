import * as z from 'zod/mini';
import { amount } from '#api/contract/scalars.ts';
import { COMPANY_FACTS } from '#domain/companies.ts';
import { DAY_MS } from '#domain/durations.ts';
import { DEFAULT_HOLDS, DEFAULT_PAYMENT_LAPSE_DAYS } from '#domain/holds.ts';
import { CODE_CHANNELS } from '#domain/messages.ts';
import { LENDERS } from '#domain/mortgages.ts';
import { DEFAULT_PRODUCT_NAME } from '#domain/product.ts';
import { SOCIAL_NETWORKS } from '#domain/socialNetworks.ts';

const PAYMENT_LAPSE_MS = DEFAULT_PAYMENT_LAPSE_DAYS * DAY_MS;

const lendingTerms = z.object({
  rateBps: z.number(),
  maxYears: z.int(),
  maxAgeYears: z.int(),
  maxLoanKobo: z.nullable(amount),
  source: z.string(),
  asOf: z.string(),
});

/** What the server writes into each page, in `<meta name="app-settings">`. */
const pageSettings = z.object({
  productName: z.string(),
  /** Where this server is reached from outside; null where nobody has said. */
  publicUrl: z._default(z.nullable(z.url()), null),
  /** Which parts are simulated on this machine, and whether transfers can be late, short or lost there. */
  sandbox: z.object({
    bank: z.boolean(),
    messages: z.boolean(),
    scenarios: z._default(z.boolean(), false),
  }),
  /** Whether the visitor's browser asked the server for little. */
  savesData: z._default(z.boolean(), false),
  /** How a code can be sent to a phone here. */
  codeChannels: z._default(z.array(z.enum(CODE_CHANNELS)), ['sms']),
  /** How long an unpaid contribution holds its unit. */
  unitHoldMs: z._default(z.number(), DEFAULT_HOLDS.unitHoldMs),
  /** The same on Plan C. */
  planCHoldMs: z._default(z.number(), DEFAULT_HOLDS.planCHoldMs),
  /** After how long an announced payment without money lapses. */
  paymentLapseMs: z._default(z.number(), PAYMENT_LAPSE_MS),
  /** Where the product has pages of its own; null where it has none. */
  socialUrls: z.optional(z.record(z.enum(SOCIAL_NETWORKS), z.nullable(z.url()))),
  /** Of the company behind the product; null is not shown. */
  company: z.optional(z.record(z.enum(COMPANY_FACTS), z.nullable(z.string()))),
  /** On what terms each lender lends; null is not shown. */
  mortgages: z.optional(z.record(z.enum(LENDERS), z.nullable(lendingTerms))),
});
export type PageSettings = z.infer<typeof pageSettings>;

export const DEFAULT_PAGE_SETTINGS: PageSettings = {
  productName: DEFAULT_PRODUCT_NAME,
  publicUrl: null,
  sandbox: { bank: false, messages: false, scenarios: false },
  savesData: false,
  codeChannels: ['sms'],
  ...DEFAULT_HOLDS,
  paymentLapseMs: PAYMENT_LAPSE_MS,
};

/** What the server wrote into the page; the defaults where it wrote nothing that can be read. */
export const readPageSettings = (): PageSettings =>
  parsePageSettings(document.querySelector('meta[name="app-settings"]')?.getAttribute('content'));

export function parsePageSettings(content: string | null | undefined): PageSettings {
  if (!content) return DEFAULT_PAGE_SETTINGS;
  const parsed = z.safeParse(pageSettings, JSON.parse(content));
  return parsed.success ? parsed.data : DEFAULT_PAGE_SETTINGS;
}
