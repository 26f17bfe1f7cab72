import { describe, expect, it } from 'vitest';
import { arrowTarget } from './facadeKeys.ts';

const unit = (id: string) => ({ id, label: id, floor: 0, status: 'available' as const });
const FLOORS = [
  { floor: 1, label: '1', apartments: [unit('c')] },
  { floor: 0, label: 'Gnd', apartments: [unit('a'), unit('b')] },
];

describe('arrow keys on the facade', () => {
  it('move between units by their position', () => {
    expect(arrowTarget(FLOORS, 'a', 'ArrowRight')).toBe('b');
    expect(arrowTarget(FLOORS, 'b', 'ArrowUp')).toBe('c');
    expect(arrowTarget(FLOORS, 'c', 'ArrowDown')).toBe('a');
    expect(arrowTarget(FLOORS, 'c', 'ArrowUp')).toBeNull();
    expect(arrowTarget(FLOORS, 'a', 'ArrowLeft')).toBeNull();
    expect(arrowTarget(FLOORS, 'a', 'Enter')).toBeNull();
    expect(arrowTarget(FLOORS, null, 'ArrowLeft')).toBeNull();
  });
});
