import { Notice, UnitBay, UnitWindowIcon, type UnitWindowStyle } from '@adire/ui';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { floorName, UNIT_STATUSES, type UnitStatus } from '#domain/listings/listings.ts';
import { unitOnFloor, unitStatusLabel } from '#homes/viewer/units.ts';
import { type Building, type Floor, floorsOf } from './blocks.ts';
import * as styles from './Facade.css.ts';
import { arrowTarget } from './facadeKeys.ts';

type HighlightSource = 'pointer' | 'focus';

interface FacadeProps {
  readonly block: Building;
  readonly chosenId: string | null;
  /** The highlighted unit, pointed at here or in the 3D model. */
  readonly highlightedId: string | null;
  /** Shown after Next was pressed without a unit. */
  readonly error: string | null;
  readonly onChoose: (apartmentId: string) => void;
  readonly onHighlight: (apartmentId: string | null, by: HighlightSource) => void;
}

/** The block from the street: each unit is a bay whose window shows its status. Arrow keys move between bays. */
export function Facade({ block, chosenId, highlightedId, error, onChoose, onHighlight }: FacadeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error) return;
    root.current?.scrollIntoView({ block: 'nearest' });
    root.current?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus({ preventScroll: true });
  }, [error]);

  const floors = floorsOf(block);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const unitId = arrowTarget(floors, unitUnder(event), event.key);
    if (unitId === null) return;
    event.preventDefault();
    root.current?.querySelector<HTMLElement>(`[data-unit="${CSS.escape(unitId)}"] button`)?.focus();
  };
  return (
    <div ref={root} className={styles.root}>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      <div className={styles.ground}>
        <div className={styles.scroll}>
          <section
            className={styles.house}
            style={assignInlineVars({ [styles.floorCount]: String(floors.length) })}
            aria-label="2. Select a Unit"
            onKeyDown={move}
            onPointerOver={(event) => onHighlight(unitUnder(event), 'pointer')}
            onPointerLeave={() => onHighlight(null, 'pointer')}
            onFocus={(event) => onHighlight(unitUnder(event), 'focus')}
            onBlur={() => onHighlight(null, 'focus')}
          >
            <div className={styles.roof} aria-hidden="true">
              <span className={styles.tank} />
            </div>
            {floors.map((floor) => (
              <FloorRow key={floor.floor} {...{ block, floor, chosenId, highlightedId, onChoose }} />
            ))}
          </section>
        </div>
      </div>
      <Legend />
    </div>
  );
}

/** The id of the unit whose bay is the event's target. */
const unitUnder = ({ target }: SyntheticEvent): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-unit]')?.dataset.unit : null) ?? null;

type FloorRowProps = Omit<FacadeProps, 'error' | 'onHighlight'> & { readonly floor: Floor };

function FloorRow({ block, floor, chosenId, highlightedId, onChoose }: FloorRowProps) {
  return (
    <fieldset className={styles.floor}>
      <legend className={styles.legend}>{floorName(floor.floor)}</legend>
      <span className={styles.tower} aria-hidden="true">
        {floor.label}
      </span>
      <div className={styles.bays}>
        {floor.apartments.map((apartment) => (
          <div
            key={apartment.id}
            className={styles.bay}
            data-unit={apartment.id}
            data-pointed={apartment.id === highlightedId || undefined}
          >
            <UnitBay
              name={apartment.label}
              fullName={unitOnFloor(apartment, block)}
              windowStyle={WINDOWS[apartment.status]}
              stateLabel={unitStatusLabel(apartment, chosenId)}
              selected={apartment.id === chosenId}
              {...(apartment.status === 'available'
                ? { onSelect: () => onChoose(apartment.id) }
                : { disabledReason: 'It cannot be chosen.' })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const WINDOWS: Readonly<Record<UnitStatus, UnitWindowStyle>> = {
  available: 'clear',
  held: 'blind',
  reserved: 'curtains',
  sold: 'shutters',
};

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
          <UnitWindowIcon windowStyle={WINDOWS[status]} />
          {LEGEND[status]}
        </li>
      ))}
    </ul>
  );
}
