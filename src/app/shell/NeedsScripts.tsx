import { Heading, Link, Text } from '@adire/ui';

/** For `noscript`: says that the page needs scripts, and what works without them. */
export const NeedsScripts = ({ level }: { readonly level: 1 | 2 }) => (
  <>
    <Heading level={level}>This page needs JavaScript</Heading>
    <Text>
      Switch it on in the settings of your browser, and open this page again. Without it you can still{' '}
      <Link href="/search">search homes</Link> and write to us:{' '}
      <Link href="/contact-support">Contact Us</Link>.
    </Text>
  </>
);
