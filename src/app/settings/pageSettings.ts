import * as z from 'zod/mini';
import { amount } from '#api/contract/scalars.ts';
import { SOCIAL_NETWORKS } from '#domain/accounts/socialNetworks.ts';
import { DAY_MS } from '#domain/durations.ts';
import { COMPANY_FACTS } from '#domain/listings/companies.ts';
import { DEFAULT_PAYMENT_LAPSE_DAYS } from '#domain/listings/holds.ts';
import { CODE_CHANNELS } from '#domain/messages.ts';
import { LENDERS } from '#domain/mortgages/mortgages.ts';
import { DEFAULT_PRODUCT_NAME } from '#domain/product.ts';
import { DEFAULT_TERMS } from '#domain/terms/termsSettings.ts';

/** The first year of the product's copyright. */
export const FIRST_YEAR = 2023;
const PAYMENT_LAPSE_MS = DEFAULT_PAYMENT_LAPSE_DAYS * DAY_MS;

const lendingTerms = z.object({
  rateBps: z.number(),
  maxYears: z.int(),
  maxAgeYears: z.int(),
  maxLoanKobo: z.nullable(amount),
  source: z.string(),
  asOf: z.string(),
});

/** The settings that the server writes into each page, in `<meta name="app-settings">`. */
const pageSettings = z.object({
  productName: z.string(),
  /** This server's public URL; null if it is not configured. */
  publicUrl: z._default(z.nullable(z.url()), null),
  /** Which parts this server simulates, and whether its transfers can be late, short or lost. */
  sandbox: z.object({
    bank: z.boolean(),
    messages: z.boolean(),
    scenarios: z._default(z.boolean(), false),
  }),
  /** The year in which the server sent the page: at New Year the browser's may be another. */
  year: z._default(z.int(), FIRST_YEAR),
  /** Whether the browser sent `Save-Data`. */
  savesData: z._default(z.boolean(), false),
  /** The channels through which this server sends codes to phones. */
  codeChannels: z._default(z.array(z.enum(CODE_CHANNELS)), ['sms']),
  /** How long an unpaid contribution holds its unit. */
  unitHoldMs: z._default(z.number(), DEFAULT_TERMS.unitHoldMs),
  /** How long an unpaid contribution on Plan C holds its unit. */
  planCHoldMs: z._default(z.number(), DEFAULT_TERMS.planCHoldMs),
  /** How long an announced payment waits for its transfer before it lapses. */
  paymentLapseMs: z._default(z.number(), PAYMENT_LAPSE_MS),
  /** The share of the paid amount that is kept back when a buyer leaves a plan, in basis points. */
  exitFeeBps: z._default(z.int(), DEFAULT_TERMS.exitFeeBps),
  /** The product's pages on social networks; null if it has none there. */
  socialUrls: z.optional(z.record(z.enum(SOCIAL_NETWORKS), z.nullable(z.url()))),
  /** Details of the company behind the product; null is not shown. */
  company: z.optional(z.record(z.enum(COMPANY_FACTS), z.nullable(z.string()))),
  /** The lending terms of each lender; null is not shown. */
  mortgages: z.optional(z.record(z.enum(LENDERS), z.nullable(lendingTerms))),
});
export type PageSettings = z.infer<typeof pageSettings>;

export const DEFAULT_PAGE_SETTINGS: PageSettings = {
  productName: DEFAULT_PRODUCT_NAME,
  publicUrl: null,
  sandbox: { bank: false, messages: false, scenarios: false },
  year: FIRST_YEAR,
  savesData: false,
  codeChannels: ['sms'],
  ...DEFAULT_TERMS,
  paymentLapseMs: PAYMENT_LAPSE_MS,
};

/** The page's settings; the defaults if they are missing or invalid. */
export const readPageSettings = (): PageSettings =>
  parsePageSettings(document.querySelector('meta[name="app-settings"]')?.getAttribute('content'));

export function parsePageSettings(content: string | null | undefined): PageSettings {
  if (!content) return DEFAULT_PAGE_SETTINGS;
  const parsed = z.safeParse(pageSettings, JSON.parse(content));
  return parsed.success ? parsed.data : DEFAULT_PAGE_SETTINGS;
}
