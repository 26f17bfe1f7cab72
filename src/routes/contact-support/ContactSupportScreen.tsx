import { Button, Heading, Page, Stack, Text } from '@adire/ui';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ContactForm } from '../contact/ContactForm.tsx';
import { productName } from '../product.ts';
import * as styles from './ContactSupportScreen.css.ts';

/** The key of a page that was opened directly: there is nothing of ours to go back to. */
const FIRST_PLACE = 'default';

/** /contact-support: the way back, and the contact form. */
export function Component() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <div className={styles.screen}>
      <title>{`Contact Us · ${productName()}`}</title>
      <Page width="narrow">
        <Stack gap={8}>
          <div className={styles.back}>
            <Button
              variant="text"
              icon={<ArrowLeft size={20} />}
              onClick={() => void (key === FIRST_PLACE ? navigate('/') : navigate(-1))}
            >
              Back
            </Button>
          </div>
          <Stack gap={2}>
            <Heading level={1}>Contact Us</Heading>
            <Text tone="ink2">
              Ask about a home, a plan or a payment. A person reads every message, and answers by email.
            </Text>
          </Stack>
          <ContactForm />
        </Stack>
      </Page>
    </div>
  );
}
