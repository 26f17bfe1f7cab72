import { Heading, Inline, Link, Stack, Text } from '@adire/ui';
import { channelsOf } from '#app/company/channels.ts';
import { useCompany } from '#app/company/useCompany.ts';

/** The company's configured contacts and its contact form, with the reference to quote. */
export function MortgageContacts({ slug }: { readonly slug: string }) {
  const company = useCompany();
  return (
    <Stack gap={2}>
      <Heading level={3}>Whom to ask</Heading>
      <Inline gap={4}>
        <Link href="/contact-support">Contact us</Link>
        {channelsOf(company).map(({ name, label, href }) => (
          <Link key={name} href={href}>
            {name}: {label}
          </Link>
        ))}
      </Inline>
      {company.hours !== null && (
        <Text size="small" tone="ink2">
          {company.hours}
        </Text>
      )}
      <Text size="small" tone="ink2">
        Give the reference <strong>{slug}</strong>.
      </Text>
    </Stack>
  );
}
