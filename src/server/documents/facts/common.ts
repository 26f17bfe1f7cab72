import * as z from 'zod/mini';
import { date } from '#api/contract/scalars.ts';

/** The issuer's names at the time of issue. */
const issuer = z.object({
  productName: z.string(),
  /** The registered company; null if the settings name none. */
  companyName: z.nullable(z.string()),
  registration: z.nullable(z.string()),
  address: z.nullable(z.string()),
});
export type Issuer = z.output<typeof issuer>;

/** Facts of every document. */
export const commonFacts = {
  issuer,
  /** The origin of `/verify`: `https://homes.example`. */
  origin: z.string(),
  holderName: z.string(),
  /** In Lagos. */
  issuedOn: date,
};

/** A unit and its home. */
export const unitFacts = {
  /** 'Ile Ayo Court' */
  home: z.string(),
  /** 'Block 2, Floor 3, U1' */
  unit: z.string(),
  address: z.string(),
};
