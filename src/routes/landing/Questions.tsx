import { Accordion, Button, Heading, Page } from '@adire/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { FIRST_QUESTIONS, moreQuestions } from './faq.ts';
import * as styles from './Questions.css.ts';

export function Questions() {
  const settings = usePageSettings();
  const [showsMore, setShowsMore] = useState(false);
  return (
    <Page>
      <section className={styles.block} aria-labelledby="questions">
        <Heading level={2} id="questions">
          Questions people ask before they start
        </Heading>
        <div className={styles.list}>
          <Accordion headingLevel={3} defaultOpenId={FIRST_QUESTIONS[0]?.id} items={FIRST_QUESTIONS} />
          <div className={styles.more} hidden={!showsMore}>
            <Accordion headingLevel={3} items={moreQuestions(settings)} />
          </div>
          <div className={styles.toggle}>
            <Button
              variant="text"
              aria-expanded={showsMore}
              iconAfter={<ChevronDown size={18} />}
              onClick={() => setShowsMore(!showsMore)}
            >
              {showsMore ? 'Show less' : 'Show more'}
            </Button>
          </div>
        </div>
      </section>
    </Page>
  );
}
