// @vitest-environment happy-dom
import { lazyModule } from '@adire/ui';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { home } from '#machines/contribution/model/contribution.fixtures.ts';
import { FloorPlan } from './FloorPlan.tsx';
import { LazyDrawing } from './LazyDrawing.tsx';
import { SiteLayout } from './SiteLayout.tsx';

afterEach(cleanup);

/** Two blocks of two floors with two flats each. */
function flats(): PropertyDetail {
  const block = (index: number) => ({
    id: `block-${index}`,
    name: `Block ${index + 1}`,
    bedroomCount: 2,
    floorCount: 2,
    apartments: [0, 1, 2, 3].map((unit) => ({
      id: `${index}-${unit}`,
      label: `U${(unit % 2) + 1}`,
      floor: Math.floor(unit / 2),
      status: unit === 0 ? ('sold' as const) : ('available' as const),
    })),
  });
  return { ...home(), type: 'flat', beds: 2, baths: 3, buildings: [block(0), block(1)] };
}

function duplexes(): PropertyDetail {
  const apartments = [{ id: 'unit', label: 'U1', floor: 0, status: 'available' as const }];
  const buildings = [{ id: 'block', name: 'Block 1', bedroomCount: 4, floorCount: 1, apartments }];
  return { ...home(), type: 'duplex', beds: 4, baths: 5, buildings };
}

const plan = (property: PropertyDetail, chosenId: string | null, block = property.buildings[0] ?? null) =>
  render(<FloorPlan property={property} block={block} chosenId={chosenId} />);

const roomNames = () => screen.getAllByRole('listitem').map((item) => item.textContent ?? '');

describe('the floor plan', () => {
  it('draws the chosen unit, and lists its rooms with their areas', () => {
    plan(flats(), '0-3');
    expect(screen.getByText('Floor 1, U2')).toBeDefined();
    const floor = screen.getByRole('region', { name: 'Floor 1' });
    const picture = within(floor).getByRole('img', { name: /^Floor plan of U2, floor 1: \d+ rooms/ });
    expect(picture.textContent).toContain('Living room');
    const rooms = roomNames();
    expect(rooms.filter((name) => /bedroom \d|main bedroom/i.test(name))).toHaveLength(2);
    expect(rooms.filter((name) => /bath/i.test(name))).toHaveLength(3);
    for (const name of rooms) expect(name).toMatch(/\d\.\d m²$/);
    expect(screen.getByText(/U2 is number 2 of 2 from the left/)).toBeDefined();
  });

  it('draws a duplex floor by floor', () => {
    plan(duplexes(), 'unit');
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Ground floor',
      'Floor 1',
    ]);
    expect(roomNames().filter((name) => /Stair/.test(name))).toHaveLength(2);
    expect(screen.queryByText(/from the left/)).toBeNull();
  });

  it('explains that it shows another unit until one is chosen, and asks for a block first', () => {
    const property = flats();
    plan(property, null);
    expect(screen.getByText(/this is the first that is free\.$/)).toBeDefined();
    expect(screen.getByText('Ground floor, U2')).toBeDefined();
    cleanup();
    const [block] = property.buildings;
    const taken = block && {
      ...block,
      apartments: block.apartments.map((unit) => ({ ...unit, status: 'held' as const })),
    };
    plan(property, null, taken);
    expect(screen.getByText('No unit of this block is free: this is one of them.')).toBeDefined();
    cleanup();
    plan(property, null, null);
    expect(screen.getByText('No block yet')).toBeDefined();
  });
});

describe('the site layout', () => {
  it('draws the blocks and lists them as text, with the selected one', () => {
    render(<SiteLayout property={flats()} blockId="block-1" />);
    const picture = screen.getByRole('img', {
      name: /Block 1, 3 left; Block 2, 3 left. The gate is on the street/,
    });
    for (const word of ['1', '2', 'Gate', 'Street', '20 m', 'N']) {
      expect(within(picture).getByText(word)).toBeDefined();
    }
    const list = screen.getByRole('list', { name: 'Blocks' });
    expect(within(list).getByText('Block 2, selected')).toBeDefined();
    expect(within(list).getByText('Water tank')).toBeDefined();
  });

  it('keeps the letters of the generator and the tank beside it a height of one apart', () => {
    render(<SiteLayout property={flats()} blockId={null} />);
    const letter = (text: string) => within(screen.getByRole('img')).getByText(text);
    const at = (text: string, axis: 'x' | 'y') => Number(letter(text).getAttribute(axis));
    const apart = Math.hypot(at('C', 'x') - at('B', 'x'), at('C', 'y') - at('B', 'y'));
    expect(letter('C').style.transform).toContain(`max(0px, 1em - ${apart}px)`);
    expect(letter('B').style.transform).toBe('');
  });
});

describe('a lazy drawing', () => {
  const openFailingOnce = async () => {
    let attempts = 0;
    const load = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('No network.');
      return { text: 'Here' };
    };
    render(<LazyDrawing code={lazyModule(load)}>{({ text }) => text}</LazyDrawing>);
    return screen.findByRole('button', { name: 'Try again' });
  };

  it('loads on retry after a failure', async () => {
    await userEvent.click(await openFailingOnce());
    expect(await screen.findByText('Here')).toBeDefined();
  });

  it('loads by itself when the network is back after a failure', async () => {
    await openFailingOnce();
    fireEvent.online(window);
    expect(await screen.findByText('Here')).toBeDefined();
  });
});
