import { EmptyState, Heading, Notice, UnitBay, UnitKey } from '@adire/ui';
import { useEffect, useRef } from 'react';
import { UNIT_STATUS_LABELS, UNIT_STATUSES, type UnitStatus } from '#domain/homes.ts';
import { type Apartment, type Building, type Floor, floorsOf } from './blocks.ts';
import * as styles from './Facade.css.ts';

interface FacadeProps {
  readonly block: Building | null;
  readonly chosenId: string | null;
  /** Next was pressed without a unit. */
  readonly error: string | null;
  readonly onChoose: (apartmentId: string) => void;
}

/** The block from the street: each unit is a bay whose window tells its state. */
export function Facade({ block, chosenId, error, onChoose }: FacadeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error) return;
    root.current?.scrollIntoView({ block: 'nearest' });
    root.current?.querySelector<HTMLElement>('button[data-state=available]')?.focus({ preventScroll: true });
  }, [error]);

  if (!block) {
    return (
      <EmptyState title="Which block?">Select a block, and its floors and units are drawn here.</EmptyState>
    );
  }
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.title}>
        <Heading level={2} look={3}>
          2. Select a Unit
        </Heading>
      </div>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      <div className={styles.ground}>
        <div className={styles.scroll}>
          <section className={styles.house} aria-label="2. Select a Unit">
            <div className={styles.roof} aria-hidden="true">
              <span className={styles.tank} />
            </div>
            {floorsOf(block).map((floor) => (
              <FloorRow key={floor.floor} {...{ floor, chosenId, onChoose }} />
            ))}
          </section>
        </div>
      </div>
      <Legend />
    </div>
  );
}

interface FloorRowProps {
  readonly floor: Floor;
  readonly chosenId: string | null;
  readonly onChoose: (apartmentId: string) => void;
}

function FloorRow({ floor, chosenId, onChoose }: FloorRowProps) {
  return (
    <fieldset className={styles.floor}>
      <legend className={styles.legend}>{floor.floor === 0 ? 'Ground floor' : `Floor ${floor.floor}`}</legend>
      <span className={styles.tower} aria-hidden="true">
        {floor.label}
      </span>
      <div className={styles.bays}>
        {floor.apartments.map((apartment) => (
          <UnitBay
            key={apartment.id}
            name={apartment.label}
            state={apartment.status}
            word={wordOf(apartment, chosenId)}
            selected={apartment.id === chosenId}
            {...(apartment.status === 'available'
              ? { onSelect: () => onChoose(apartment.id) }
              : { disabledReason: 'It cannot be chosen.' })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const wordOf = ({ id, status }: Apartment, chosenId: string | null): string =>
  id === chosenId ? 'Selected' : UNIT_STATUS_LABELS[status];

const LEGEND: Readonly<Record<UnitStatus, string>> = {
  available: 'Available',
  held: 'On hold',
  reserved: 'Sold, being paid',
  sold: 'Sold, paid in full',
};

function Legend() {
  return (
    <ul className={styles.key}>
      {UNIT_STATUSES.map((status) => (
        <li key={status} className={styles.keyItem}>
          <UnitKey state={status} />
          {LEGEND[status]}
        </li>
      ))}
    </ul>
  );
}
