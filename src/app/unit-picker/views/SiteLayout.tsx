import { Stack, Text } from '@adire/ui';
import { useMemo } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { SERVICE_LETTERS, SERVICE_NAMES, SiteDrawing } from '#homes/drawings/SiteDrawing.tsx';
import { homeModel } from '#homes/model/home.ts';
import { blockStatus, blockStatusText } from '#homes/viewer/units.ts';
import * as styles from './SiteLayout.css.ts';

interface SiteLayoutProps {
  readonly property: PropertyDetail;
  readonly blockId: string | null;
}

/** The site from above: its blocks, and the entrance from the street. */
export function SiteLayout({ property, blockId }: SiteLayoutProps) {
  const model = useMemo(() => homeModel(property), [property]);
  const blocks = property.buildings.map((building, index) => ({
    id: building.id,
    number: index + 1,
    name: building.name,
    status: blockStatus(building),
    statusText: blockStatusText(building),
    isSelected: building.id === blockId,
  }));
  const summary = blocks.map(({ name, statusText }) => `${name}, ${statusText}`).join('; ');
  return (
    <Stack gap={4}>
      <SiteDrawing
        model={model}
        selectedId={blockId}
        label={`Site layout of ${property.title}: ${summary}. The gate is on the street, to the south.`}
      />
      <ol className={styles.blocks} aria-label="Blocks">
        {blocks.map(({ id, number, name, status, statusText, isSelected }) => (
          <li
            key={id}
            data-selected={isSelected || undefined}
            data-unavailable={status !== 'available' || undefined}
            className={styles.block}
          >
            <span className={styles.mark}>{number}</span>
            <span>{isSelected ? `${name}, selected` : name}</span>
            <span>{statusText}</span>
          </li>
        ))}
        {model.site.services.map(({ kind }) => (
          <li key={kind} className={styles.block}>
            <span className={styles.mark}>{SERVICE_LETTERS[kind]}</span>
            <span>{SERVICE_NAMES[kind]}</span>
          </li>
        ))}
      </ol>
      <Text size="note" tone="ink3">
        Drawn by a model from the listing’s blocks. Sizes and places are a guide, not a survey.
      </Text>
    </Stack>
  );
}
