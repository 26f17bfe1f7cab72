import { DescriptionList, Link, Section } from '@adire/ui';
import { channelsOf } from './channels.ts';
import { useCompany } from './useCompany.ts';

/** The company's details and contact channels that the operator has set. */
export function CompanyContacts() {
  const company = useCompany();
  const { name, registration, address, partnerBank, hours } = company;
  const facts = [
    { term: 'Hours', value: hours },
    { term: 'Office', value: address },
    { term: 'Company', value: name },
    { term: 'Company registration', value: registration },
    { term: 'Partner bank', value: partnerBank },
  ].flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));
  const items = [
    ...channelsOf(company).map((channel) => ({
      term: channel.name,
      value: <Link href={channel.href}>{channel.label}</Link>,
    })),
    ...facts,
  ];
  if (items.length === 0) return null;
  return (
    <Section title="Other ways to reach us" look={3}>
      <DescriptionList items={items.map((item) => ({ ...item, id: item.term }))} />
    </Section>
  );
}
