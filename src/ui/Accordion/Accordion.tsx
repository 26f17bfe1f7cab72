import * as RadixAccordion from '@radix-ui/react-accordion';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  readonly id: string;
  readonly question: ReactNode;
  readonly answer: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** The item that is open initially. */
  readonly defaultOpenId?: string | undefined;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A list of questions; one answer is open at a time. */
export function Accordion({ items, headingLevel = 3, defaultOpenId }: AccordionProps) {
  const Heading = headings[headingLevel];
  return (
    <RadixAccordion.Root
      type="single"
      collapsible
      {...(defaultOpenId === undefined ? {} : { defaultValue: defaultOpenId })}
    >
      {items.map((item) => (
        <RadixAccordion.Item key={item.id} value={item.id} className={styles.item}>
          <RadixAccordion.Header asChild>
            <Heading>
              <RadixAccordion.Trigger className={styles.trigger}>
                {item.question}
                <Plus size={20} className={styles.mark} aria-hidden="true" />
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          {/* Always in the DOM, so that it is readable without scripts and searchable. */}
          <RadixAccordion.Content forceMount className={styles.answer}>
            {item.answer}
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
