import { Card, Link, Section, Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { useUser } from '#app/session/useUser.ts';
import { KIN_REQUIRED_DOCUMENTS, kinText } from '#domain/accounts/nextOfKin.ts';
import { formatPhone } from '#domain/accounts/phones.ts';

const PROFILE = '/dashboard/profile';

/** Who continues the contribution if the buyer cannot, and which documents they bring. */
export function NextOfKin({ contribution: { slug } }: { readonly contribution: Contribution }) {
  const { nextOfKin } = useUser();
  return (
    <Card>
      <Section
        title="Next of kin"
        look={3}
        action={<Link href={PROFILE}>{nextOfKin === null ? 'Name somebody' : 'Change'}</Link>}
      >
        {nextOfKin === null ? (
          <Text tone="ink2">
            Name the person who should hear from us if you cannot go on with this contribution yourself.
          </Text>
        ) : (
          <>
            <Text weight="strong">{kinText(nextOfKin)}</Text>
            <Text tone="ink2">{formatPhone(nextOfKin.phone)}</Text>
            <Text size="small" tone="ink2">
              If ever needed, they contact us with the reference <strong>{slug}</strong> and bring{' '}
              {KIN_REQUIRED_DOCUMENTS}. What you have paid stays with this contribution until then.
            </Text>
          </>
        )}
      </Section>
    </Card>
  );
}
