import { Heading, Page, Stack, Text } from '@adire/ui';
import { ContactForm } from '#app/contact/ContactForm.tsx';
import * as styles from './Questions.css.ts';

export const ContactSection = () => (
  <Page>
    <section id="contact" className={styles.block} aria-labelledby="ask-us">
      <Stack gap={2}>
        <Heading level={2} id="ask-us">
          Ask us anything
        </Heading>
        <Text tone="ink2">A person reads every message, and answers by email.</Text>
      </Stack>
      <ContactForm />
    </section>
  </Page>
);
