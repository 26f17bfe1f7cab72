// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PropertyDetail } from '#api/calls/properties.ts';
import * as browserSupport from '#homes/viewer/browserSupport.ts';
import { home, IDS } from '#machines/contribution/model/contribution.fixtures.ts';
import { narrowToPhone } from '#tests/fixtures/phone.ts';
import * as device from '../device/isSavingData.ts';
import type { Apartment } from './blocks.ts';
import { UnitPicker } from './UnitPicker.tsx';

vi.mock('#homes/viewer/HomeViewer.tsx', () => {
  throw new Error('No network.');
});

/** The drawings' code loads on demand, which can be slow on a busy machine. */
const CODE_LOADS = { timeout: 10_000 };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(property: PropertyDetail = home(), [block = null] = property.buildings) {
  const chosen = vi.fn();
  const picker = (unit: Apartment | null) => (
    <UnitPicker
      property={property}
      block={block}
      unit={unit}
      error={null}
      firstView="model"
      next={{ href: '/next' }}
      onChooseBlock={vi.fn()}
      onChooseUnit={(unitId) => {
        chosen(unitId);
        rerender(picker(block?.apartments.find(({ id }) => id === unitId) ?? null));
      }}
    />
  );
  const { rerender } = render(picker(null));
  return chosen;
}

it('says of a home without a free unit how one may become free, and leads to others', () => {
  show(home({ units: 0 }), []);
  expect(screen.getByRole('heading', { name: 'No unit is free' })).toBeDefined();
  expect(screen.getByText(/^A unit on hold is free again if nobody pays for it in time\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Search homes' }).getAttribute('href')).toBe('/search');
});

describe('without WebGL', () => {
  it('explains it and offers the facade instead', async () => {
    const chosen = show();
    expect(screen.getByText(/cannot draw in 3D. The drawn front shows the units/)).toBeDefined();
    expect(screen.queryByRole('application')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ground floor, U1, Available' }));
    expect(chosen).toHaveBeenCalledWith(IDS.unit);
  });

  it('shows the aerial picture if the listing has one', () => {
    const alt = 'Ile Ayo Court seen from the air';
    show(
      home({
        images: [
          { url: '/a.webp', alt: 'The street' },
          { url: '/b.webp', alt },
        ],
      }),
    );
    expect(screen.getByRole('img', { name: alt }).getAttribute('src')).toBe('/b.webp');
    expect(screen.getByText(/This is a picture of the homes from the air/)).toBeDefined();
  });
});

describe('the model', () => {
  it('loads on request if the browser saves data; a failure is shown and can be retried', async () => {
    vi.spyOn(browserSupport, 'hasWebGl').mockReturnValue(true);
    vi.spyOn(device, 'isSavingData').mockReturnValue(true);
    show();
    expect(screen.getByText(/saves data, so the 3D model waits/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show the 3D model' }));
    expect(await screen.findByText('The 3D model did not load.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The 3D model did not load.')).toBeDefined();
  });
});

describe('the facade', () => {
  it('moves with arrow keys, and announces the unit that is lit in the model', async () => {
    show();
    screen.getByRole('button', { name: 'Ground floor, U1, Available' }).focus();
    expect(await screen.findByText('Ground floor, U1 is lit in the 3D model.')).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ground floor, U2, On hold');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Floor 1, U1, Sold');
  });
});

describe('a phone', () => {
  it('opens a tapped unit in a sheet: its floor, size, price, rooms and Next', async () => {
    narrowToPhone();
    show();
    expect(screen.queryByRole('tab')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ground floor, U1, Available' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Ground floor, U1' }));
    expect(sheet.getByText('Block 1 · 2 beds, 3 baths')).toBeDefined();
    expect(sheet.getByText('25,000,000')).toBeDefined();
    expect(sheet.getByText(/a month for 24 months on Plan B, then a mortgage/)).toBeDefined();
    expect(await sheet.findByText(/^About \d+ m² inside\.$/, {}, CODE_LOADS)).toBeDefined();
    expect(sheet.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/next');
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));

    for (const name of ['Site Layout', '3D Models', 'Floor Plan']) {
      await userEvent.click(screen.getByRole('button', { name }));
      const views = within(screen.getByRole('dialog', { name: 'Ile Ayo Court' }));
      expect(views.getByRole('tab', { name, selected: true })).toBeDefined();
      expect(views.getByRole('link', { name: 'Next' })).toBeDefined();
      await userEvent.click(views.getByRole('button', { name: 'Close' }));
    }
  });
});
