import { formatPhone } from '#domain/accounts/phones.ts';
import { whatsAppUrl } from '#domain/listings/companies.ts';
import type { Company } from './useCompany.ts';

export interface Channel {
  readonly name: 'Phone' | 'WhatsApp' | 'Email';
  readonly label: string;
  readonly href: string;
}

/** The contact channels that are set, as links. */
export function channelsOf({ phone, whatsapp, email }: Company): Channel[] {
  return [
    ...(phone ? [{ name: 'Phone', label: formatPhone(phone), href: `tel:${phone}` } as const] : []),
    ...(whatsapp
      ? [{ name: 'WhatsApp', label: formatPhone(whatsapp), href: whatsAppUrl(whatsapp) } as const]
      : []),
    ...(email ? [{ name: 'Email', label: email, href: `mailto:${email}` } as const] : []),
  ];
}
