import { Text } from '@adire/ui';
import { useProductName } from '../settings/PageSettingsContext.ts';
import { useCompany } from './useCompany.ts';

/** Who holds the money, where it is sent: nothing where the operator does not say. */
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
