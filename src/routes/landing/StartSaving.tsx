import { Button, Cloth, Heading, Page, Stack, Text } from '@adire/ui';
import { useSession } from '#app/session/useSession.ts';
import * as styles from './StartSaving.css.ts';

/** The call to action: sign-up for a visitor, the search for a buyer. */
export function StartSaving() {
  const { isSignedIn } = useSession();
  return (
    <section className={styles.band} aria-labelledby="start-saving">
      <Page>
        <div className={styles.words}>
          <Stack gap={6}>
            <Heading level={2} look={1} id="start-saving">
              Start saving towards owning your own property
            </Heading>
            <Text size="lead" tone="onDeep2">
              One square at a time. Your account number is ready as soon as your phone number is verified.
            </Text>
            <div>
              <Button variant="onDeep" size="large" href={isSignedIn ? '/search' : '/sign-up'}>
                Get Started
              </Button>
            </div>
          </Stack>
        </div>
      </Page>
      <div className={styles.cloth} aria-hidden="true">
        <div className={styles.squares}>
          <Cloth columns={9} rows={6} lit={{ column: 2, row: 1 }} />
        </div>
      </div>
    </section>
  );
}
