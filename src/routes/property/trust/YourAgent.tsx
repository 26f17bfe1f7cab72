import { Button, ClothSquare, Inline, Section, Text } from '@adire/ui';
import { MessageCircle, Phone } from 'lucide-react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { contactPathForHome } from '#app/contact/contactLinks.ts';
import { formatPhone } from '#domain/accounts/phones.ts';
import { whatsAppUrl } from '#domain/listings/companies.ts';
import * as styles from './trust.css.ts';

type Agent = NonNullable<PropertyDetail['agent']>;
type Home = Pick<PropertyDetail, 'id' | 'title' | 'town' | 'code'>;

interface YourAgentProps {
  readonly agent: Agent;
  readonly home: Home;
}

/** The agent of a home, reachable by phone, WhatsApp, or the contact form with the home prefilled. */
export const YourAgent = ({ agent, home }: YourAgentProps) => (
  <Section title="Your agent">
    <Inline justify="between" gap={5}>
      <Inline gap={3} wrap={false}>
        <ClothSquare motif="leaves" size="s" />
        <div>
          <Text size="note" tone="ink3">
            Posted By
          </Text>
          <Text weight="strong">{agent.company}</Text>
          <Text size="small" tone="ink2">
            {agent.name}
          </Text>
        </div>
      </Inline>
      <div className={styles.channels}>
        <Button variant="quiet" href={contactPathForHome(home.id)}>
          Contact Us
        </Button>
        <Channels agent={agent} home={home} />
      </div>
    </Inline>
  </Section>
);

const Channels = ({ agent: { name, phone, whatsapp }, home }: YourAgentProps) => (
  <>
    {phone === null ? null : (
      <Button
        variant="quiet"
        href={`tel:${phone}`}
        icon={<Phone size={20} />}
        aria-label={`Call ${name}, ${formatPhone(phone)}`}
      >
        {formatPhone(phone)}
      </Button>
    )}
    {whatsapp === null ? null : (
      <Button
        variant="quiet"
        href={`${whatsAppUrl(whatsapp)}?${new URLSearchParams({ text: greeting(home) })}`}
        icon={<MessageCircle size={20} />}
        aria-label={`Write to ${name} on WhatsApp`}
      >
        WhatsApp
      </Button>
    )}
  </>
);

const greeting = ({ title, town, code }: Home): string =>
  `Hello, I am asking about ${title}, ${town} (property code ${code}).`;
