import { ClothSquare, Heading, Page, Stack, Text } from '@adire/ui';
import type { ComponentProps } from 'react';
import * as styles from './Values.css.ts';

interface Value {
  readonly name: string;
  readonly text: string;
  readonly motif: ComponentProps<typeof ClothSquare>['motif'];
}

const VALUES: readonly Value[] = [
  {
    name: 'Inclusivity',
    text: 'Salaried, trading or earning abroad: choose the plan and the months that fit how your money comes in.',
    motif: 'orita',
  },
  {
    name: 'Financial security',
    text: 'Your own account number at a bank. Every naira is confirmed by the bank before we say it is received.',
    motif: 'cowrie',
  },
  {
    name: 'Expert guidance',
    text: 'We explain each plan in plain figures, and help with your RSA and mortgage papers when it is time.',
    motif: 'comb',
  },
];

export const Values = () => (
  <Page>
    <ul className={styles.values} aria-label="What we stand for">
      {VALUES.map(({ name, text, motif }) => (
        <li key={name} className={styles.value}>
          <ClothSquare motif={motif} />
          <Stack gap={2}>
            <Heading level={2} look={3}>
              {name}
            </Heading>
            <Text tone="ink2">{text}</Text>
          </Stack>
        </li>
      ))}
    </ul>
  </Page>
);
