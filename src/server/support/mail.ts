import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { contactMessage, inspectionRequest, propertyRequest } from '#api/contract/support.ts';
import { formatDay } from '#domain/dates.ts';
import { formatNaira } from '#domain/money.ts';
import { plainLine, plainLines } from '#domain/plainText.ts';
import type { Copy } from '../messages/copy.ts';

export type ContactMessage = Camel<z.output<typeof contactMessage>>;
export type PropertyRequest = Camel<z.output<typeof propertyRequest>>;
export type InspectionRequest = Camel<z.output<typeof inspectionRequest>>;

/** A message of the contact form, for the support team. */
export const contactMail = (reference: string, { name, email, message }: ContactMessage): Copy =>
  mailToSupport(reference, { about: 'a message', email, facts: { Name: name, Email: email }, message });

/** A property request, for the support team. */
export const propertyRequestMail = (reference: string, request: PropertyRequest): Copy => {
  const name = [request.firstName, request.lastName].filter((part) => part !== null).join(' ');
  return mailToSupport(reference, {
    about: 'a property request',
    email: request.email,
    facts: {
      ...(name !== '' && { Name: name }),
      ...(request.email !== null && { Email: request.email }),
      Phone: request.phone,
      'Preferred location': request.preferredLocation,
      Budget: formatNaira(request.budget),
    },
    message: request.message ?? '',
  });
};

/** What support needs to know of a home. */
interface Home {
  readonly title: string;
  readonly town: string;
  readonly code: string;
}

/** A request to visit a home, for the support team. */
export const inspectionMail = (reference: string, home: Home, request: InspectionRequest): Copy =>
  mailToSupport(reference, {
    about: 'an inspection',
    email: request.email,
    facts: inspectionFacts(home, request),
    message: request.note,
  });

type Inspection = Pick<InspectionRequest, 'name' | 'email' | 'phone' | 'day'>;

/** A buyer's cancellation of an inspection, for the support team. */
export const inspectionCancelledMail = (reference: string, home: Home, inspection: Inspection): Copy =>
  mailToSupport(reference, {
    about: 'the cancellation of an inspection',
    email: inspection.email,
    facts: { 'Cancelled by': 'the buyer', ...inspectionFacts(home, inspection) },
    message: '',
  });

const inspectionFacts = ({ title, town, code }: Home, { name, email, phone, day }: Inspection) => ({
  Home: `${title}, ${town} (property code ${code})`,
  Day: formatDay(day),
  Name: name,
  Phone: phone,
  Email: email,
});

interface Contents {
  readonly about: string;
  /** Null if there is only a phone number to answer by. */
  readonly email: string | null;
  readonly facts: Readonly<Record<string, string>>;
  readonly message: string;
}

/**
 * The subject contains no user input. The text has one line per field, and quotes the message line by line, so that
 * user input cannot look like our text.
 */
const mailToSupport = (reference: string, { about, email, facts, message }: Contents): Copy => ({
  ...(email !== null && { replyTo: email }),
  subject: `${reference}: ${about}`,
  text:
    email === null
      ? `There is no email address: call to answer ${about}.`
      : `Reply to this email to answer ${about}.`,
  details: [
    `Reference: ${reference}`,
    ...Object.entries(facts).map(([fact, value]) => `${fact}: ${plainLine(value)}`),
    ...(message === '' ? [] : ['', ...plainLines(message).map((line) => `> ${line}`)]),
  ],
});
