import { describe, expect, it } from 'vitest';
import { type Address, addressOf, hrefOf } from './address.ts';

const ADDRESSES: readonly (readonly [string, Address])[] = [
  ['#', { page: 'home' }],
  ['#map', { page: 'map' }],
  ['#what-if', { page: 'whatIf', topic: null }],
  ['#what-if/money', { page: 'whatIf', topic: 'money' }],
  ['#login', { page: 'flow', flow: 'login' }],
  ['#login/form.rejected', { page: 'state', flow: 'login', state: 'form.rejected', situation: null }],
  ['#verifyOtp/entry.ready/14', { page: 'state', flow: 'verifyOtp', state: 'entry.ready', situation: 14 }],
  ['#login/storyboard', { page: 'board', flow: 'login', situation: null }],
  ['#login/storyboard/4', { page: 'board', flow: 'login', situation: 4 }],
  ['#login/path/3', { page: 'path', flow: 'login', path: 3, step: 0 }],
  ['#login/path/3/2', { page: 'path', flow: 'login', path: 3, step: 2 }],
];

describe('the address', () => {
  it.each(ADDRESSES)('%s is read and written', (hash, address) => {
    expect(addressOf(hash)).toStrictEqual(address);
    expect(hrefOf(address)).toBe(hash);
  });

  it.each(['', '#/', '#'])('‘%s’ is the list of flows', (hash) => {
    expect(addressOf(hash)).toStrictEqual({ page: 'home' });
  });

  it('takes a state that is called path for a state', () => {
    expect(addressOf('#search/path')).toMatchObject({ page: 'state', state: 'path' });
  });

  it('reads what somebody broke as it stands', () => {
    expect(addressOf('#login/%E0%A4%A')).toMatchObject({ page: 'state', state: '%E0%A4%A' });
  });
});
