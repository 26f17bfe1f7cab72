import * as z from 'zod/mini';
import { toE164 } from '#domain/accounts/phones.ts';
import type { IsoDate } from '#domain/dates.ts';
import { readRedan, readRegistration } from '#domain/listings/companies.ts';
import {
  TITLE_DOCUMENT_LABELS,
  TITLE_DOCUMENTS,
  type TitleDocument,
} from '#domain/listings/titleDocuments.ts';
import { withoutFormula } from '#domain/plainText.ts';
import type { ListingAgent, ListingDeveloper } from '../listings/listing.ts';
import type { CsvFields } from './csv-rows.ts';
import { day } from './fields.ts';

const MAX_NAME_LENGTH = 120;

/** The title, developer and agent of a row. */
export interface RowTrust {
  readonly titleDocument: TitleDocument | null;
  readonly developer: ListingDeveloper | null;
  readonly completesOn: IsoDate | null;
  readonly agent: ListingAgent | null;
}

/** Parses the optional columns, or reports which of them are invalid. */
export function csvTrust(texts: CsvFields): RowTrust | string {
  const titleDocument = given(texts.title_document, titleDocumentOf);
  const registration = given(texts.developer_registration, readRegistration);
  const redan = given(texts.developer_redan, readRedan);
  const completesOn = given(texts.completes_on, dayOf);
  const phone = given(texts.agent_phone, toE164);
  const whatsapp = given(texts.agent_whatsapp, toE164);
  const email = given(texts.agent_email, emailOf);
  if (titleDocument === UNREADABLE) return `"${texts.title_document}" is not a title document that we know`;
  if (registration === UNREADABLE)
    return `"${texts.developer_registration}" is not a registration like RC 1234567`;
  if (redan === UNREADABLE) return `"${texts.developer_redan}" is not a membership number of REDAN`;
  if (completesOn === UNREADABLE) return `"${texts.completes_on}" is not a day like 2026-11-30`;
  if (phone === UNREADABLE) return `"${texts.agent_phone}" is not a phone number`;
  if (whatsapp === UNREADABLE) return `"${texts.agent_whatsapp}" is not a phone number`;
  if (email === UNREADABLE) return `"${texts.agent_email}" is not an email address`;
  const [developer, agentName, company] = [texts.developer, texts.agent_name, texts.agent_company].map(
    withoutFormula,
  );
  if ([developer, agentName, company].some((name = '') => name.length > MAX_NAME_LENGTH))
    return 'the name of its developer or agent is too long';
  if (!developer && (registration ?? redan) !== null)
    return 'it has the number of a developer without a name';
  if (!agentName !== !company) return 'its agent needs a name and a company';
  if (!agentName && (phone ?? whatsapp ?? email) !== null) return 'its agent has no name';
  return {
    titleDocument,
    developer: developer ? { name: developer, registration, redan } : null,
    completesOn,
    agent: agentName && company ? { name: agentName, company, phone, whatsapp, email } : null,
  };
}

const UNREADABLE = Symbol('unreadable');

/** The parsed text; null if it is empty. */
function given<T>(text: string, read: (text: string) => T | null): T | null | typeof UNREADABLE {
  return text === '' ? null : (read(text) ?? UNREADABLE);
}

const dayOf = (text: string): IsoDate | null => z.safeParse(day, text).data ?? null;
const email = z.email();
const emailOf = (text: string): string | null =>
  z.safeParse(email, text).success ? text.toLowerCase() : null;

const SHORT_NAMES: Readonly<Record<TitleDocument, readonly string[]>> = {
  certificate_of_occupancy: ['c of o', 'certificate of occupancy'],
  governors_consent: ['governors consent'],
  right_of_occupancy: ['r of o', 'right of occupancy'],
  deed_of_assignment: ['deed of assignment', 'deed'],
  deed_of_sublease: ['deed of sublease', 'sublease'],
  gazetted_excision: ['gazetted excision', 'excision', 'gazette'],
};

/** As people write it: `C of O`, `Governor's Consent`, `deed_of_assignment`. */
function titleDocumentOf(text: string): TitleDocument | null {
  const plain = plainName(text);
  return (
    TITLE_DOCUMENTS.find(
      (title) =>
        plain === plainName(title) ||
        plain === plainName(TITLE_DOCUMENT_LABELS[title]) ||
        SHORT_NAMES[title].includes(plain),
    ) ?? null
  );
}

const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
