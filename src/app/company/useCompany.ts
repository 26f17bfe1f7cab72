import type { CompanyFact } from '#domain/listings/companies.ts';
import { usePageSettings } from '../settings/PageSettingsContext.ts';

export type Company = Readonly<Record<CompanyFact, string | null>>;

export const EMPTY_COMPANY: Company = {
  name: null,
  registration: null,
  address: null,
  partnerBank: null,
  phone: null,
  whatsapp: null,
  email: null,
  hours: null,
};

/** The operator's details of the company behind the product. */
export const useCompany = (): Company => usePageSettings().company ?? EMPTY_COMPANY;
