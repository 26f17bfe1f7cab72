import { Inline, LinkButton, Slider, Stack, Text } from '@adire/ui';
import { useState } from 'react';
import { monthsText } from '#app/format/countText.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS } from '#domain/plans/plans.ts';
import * as styles from './ContributeBox.css.ts';

interface DurationChoiceProps {
  readonly durationMonths: number;
  readonly onChange: (durationMonths: number) => void;
}

/** The slider for the duration that the amounts below are quoted for. */
export function DurationChoice({ durationMonths, onChange }: DurationChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={3}>
      <Inline justify="between" gap={3}>
        <Text size="small" weight="strong">
          Each month, over {monthsText(durationMonths)}
        </Text>
        <Text as="span" size="small" className={styles.change}>
          <LinkButton expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Done' : 'Change'}
          </LinkButton>
        </Text>
      </Inline>
      {isOpen && (
        <Slider
          label="How long will you save?"
          thumbs={[{ label: 'How long will you save?', value: durationMonths }]}
          onChange={([chosen = durationMonths]) => onChange(chosen)}
          min={MIN_DURATION_MONTHS}
          max={MAX_DURATION_MONTHS}
          formatValue={monthsText}
          showEnds
        />
      )}
    </Stack>
  );
}
