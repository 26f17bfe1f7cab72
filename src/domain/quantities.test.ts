import { describe, expect, it } from 'vitest';
import { countText, durationText, megabytesText, numberWord, shareText } from './quantities.ts';

describe('numbers in sentences', () => {
  it.each([
    [1, '1 home'],
    [0, '0 homes'],
    [54, '54 homes'],
  ])('counts %d', (count, text) => {
    expect(countText(count, 'home')).toBe(text);
  });

  it('takes a plural of its own', () => {
    expect(countText(2, 'property', 'properties')).toBe('2 properties');
  });

  it.each([
    [14 * 86_400_000, '14 days'],
    [48 * 3_600_000, '48 hours'],
    [96 * 3_600_000, '4 days'],
    [3 * 3_600_000, '3 hours'],
    [3_600_000, '1 hour'],
    [120_000, '2 minutes'],
    [90_000, '90 seconds'],
    [8_000, '8 seconds'],
    [1_500, '1.5 seconds'],
  ])('says %d ms', (durationMs, text) => {
    expect(durationText(durationMs)).toBe(text);
  });

  it('spells small numbers', () => {
    expect([0, 4, 12, 13].map(numberWord)).toEqual(['no', 'four', 'twelve', '13']);
  });

  it('says shares and sizes', () => {
    expect(shareText(1_500)).toBe('15%');
    expect(shareText(1_250)).toBe('12.5%');
    expect(megabytesText(5 * 1024 * 1024)).toBe('5 MB');
  });
});
