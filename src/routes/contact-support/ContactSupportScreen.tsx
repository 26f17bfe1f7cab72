import { Button, Heading, Link, Page, Stack, Text } from '@adire/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CompanyContacts } from '#app/company/CompanyContacts.tsx';
import { ArrivedNotice } from '#app/contact/ArrivedNotice.tsx';
import { ContactForm } from '#app/contact/ContactForm.tsx';
import {
  contactPropertyId,
  inspectionLine,
  openingLine,
  preparedMessage,
} from '#app/contact/contactLinks.ts';
import { PageHead } from '#app/head/PageHead.tsx';
import { organization } from '#app/head/structuredData.ts';
import { pageTitle } from '#app/head/truncateText.ts';
import { propertyQuery } from '#app/queries/properties.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import * as styles from './ContactSupportScreen.css.ts';

/** The URL parameter with the reference of a message that was sent without JavaScript. */
const REFERENCE_PARAM = 'reference';
const REFERENCE = /^C-[2-9A-Z]{6}$/;
/** React Router's location key of the first page of a document. */
const FIRST_PLACE = 'default';

/** Whether the previous history entry is one of our pages, of this document or an earlier one. */
const isOursBehind = (key: string): boolean =>
  key !== FIRST_PLACE || ('navigation' in window && window.navigation.canGoBack);

/** /contact-support: the contact form, which names the home that the buyer came from, and a back button. */
export function Component() {
  const settings = usePageSettings();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const propertyId = contactPropertyId(params);
  const reference = params.get(REFERENCE_PARAM) ?? '';
  const { data: home } = useQuery({
    ...propertyQuery(propertyId ?? ''),
    ...(propertyId === null && { queryFn: skipToken }),
  });
  return (
    <div className={styles.screen}>
      <PageHead
        title={pageTitle('Contact Us', settings.productName)}
        description="Ask about a home, a plan or a payment. A person reads every message, and answers by email."
        path="/contact-support"
        data={[organization(settings)]}
      />
      <Page width="narrow">
        <Stack gap={8}>
          <div className={styles.back}>
            <Button
              variant="text"
              icon={<ArrowLeft size={20} />}
              onClick={() => void (isOursBehind(key) ? navigate(-1) : navigate('/'))}
            >
              Back
            </Button>
          </div>
          <Stack gap={2}>
            <Heading level={1}>Contact Us</Heading>
            <Text tone="ink2">
              Ask about a home, a plan or a payment. A person reads every message, and answers by email.
            </Text>
            {home ? (
              <Text>
                Your message is about <Link href={`/property/${home.id}`}>{home.title}</Link>, property code{' '}
                {home.code}.
              </Text>
            ) : null}
          </Stack>
          {REFERENCE.test(reference) ? <ArrivedNotice reference={reference} /> : null}
          <ContactForm
            opening={inspectionLine(params) ?? (home ? openingLine(home) : '')}
            prepared={preparedMessage(params)}
          />
          <CompanyContacts />
        </Stack>
      </Page>
    </div>
  );
}
