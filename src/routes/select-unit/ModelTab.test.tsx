// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PropertyDetail } from '#api/calls/properties.ts';
import * as browserSupport from '#homes/viewer/browserSupport.ts';
import { home, IDS } from '#machines/contribution/model/contribution.fixtures.ts';
import { ModelTab } from './ModelTab.tsx';

vi.mock('#homes/viewer/HomeViewer.tsx', () => {
  throw new Error('No network.');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(property: PropertyDetail = home()) {
  const chosen = vi.fn();
  render(
    <ModelTab
      property={property}
      block={property.buildings[0] ?? null}
      chosenId={null}
      error={null}
      onChooseBlock={vi.fn()}
      onChooseUnit={chosen}
    />,
  );
  return chosen;
}

describe('without WebGL', () => {
  it('says so, and the drawn front takes its place', async () => {
    const chosen = show();
    expect(screen.getByText(/cannot draw in 3D. The drawn front shows the units/)).toBeDefined();
    expect(screen.queryByRole('application')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ground floor, U1, Available' }));
    expect(chosen).toHaveBeenCalledWith(IDS.unit);
  });

  it('shows the picture from the air where the listing has one', () => {
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
  it('waits until it is asked for where the browser saves data; a failure says so and can be tried again', async () => {
    vi.spyOn(browserSupport, 'hasWebGl').mockReturnValue(true);
    vi.spyOn(browserSupport, 'savesData').mockReturnValue(true);
    show();
    expect(screen.getByText(/saves data, so the 3D model waits/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show the 3D model' }));
    expect(await screen.findByText('The 3D model did not load.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The 3D model did not load.')).toBeDefined();
  });
});

describe('the drawn front', () => {
  it('is walked over with arrow keys, and says which unit is lit in the model', async () => {
    show();
    screen.getByRole('button', { name: 'Ground floor, U1, Available' }).focus();
    expect(await screen.findByText('Ground floor, U1 is lit in the 3D model.')).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ground floor, U2, On hold');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Floor 1, U1, Sold');
  });
});
