import { Text } from '@adire/ui';
import { useProductName } from '../settings/PageSettingsContext.ts';
import { useCompany } from './useCompany.ts';

/** Names the bank that holds the money; renders nothing if the operator has set none. */
export function PartnerBankNote() {
  const productName = useProductName();
  const { partnerBank, name, registration } = useCompany();
  if (partnerBank === null) return null;
  const company = [name ?? productName, ...(registration === null ? [] : [`(${registration})`])].join(' ');
  return (
    <Text size="small" tone="ink2">
      {partnerBank} is the partner bank of {company} and holds the money that you send.
    </Text>
  );
}
