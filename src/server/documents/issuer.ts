import { type IsoDate, lagosDate } from '#domain/dates.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { Issuer } from './facts/common.ts';

/** The issuer and the date of every document. */
export const issuedBy = (
  { company, productName, publicUrl, port }: Settings,
  at: Date,
): { issuer: Issuer; origin: string; issuedOn: IsoDate } => ({
  issuer: {
    productName,
    companyName: company.name,
    registration: company.registration,
    address: company.address,
  },
  origin: publicUrl === null ? `http://localhost:${port}` : new URL(publicUrl).origin,
  issuedOn: lagosDate(at),
});
