// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { forgetEndedSession, forgetSession, forgetSessionEndedElsewhere } from '../session/storage.ts';
import { formDraft } from './draft.ts';

const draft = formDraft<{ note: string; day: string }>(
  'test.1',
  z.partial(z.object({ note: z.string(), day: z.string() })),
);
const keep = (owner: string | null) =>
  draft.keep(owner, { subject: 'home-1', requestId: 'request-1', typed: { note: 'After work' } });
const TYPED = { note: 'After work' };

afterEach(() => window.sessionStorage.clear());

it.each([
  ['of a buyer', 'buyer-1', 'is theirs', 'buyer-1', TYPED],
  ['of a buyer', 'buyer-1', 'is not shown to another', 'buyer-2', null],
  ['of a buyer', 'buyer-1', 'is not shown to a visitor', null, null],
  ['of a buyer', 'buyer-1', 'is not shown before the buyer is known', undefined, null],
  ['of a visitor', null, 'is theirs', null, TYPED],
  ['of a visitor', null, 'goes along when they log in', 'buyer-1', TYPED],
  ['of a visitor', null, 'is not shown before the buyer is known', undefined, null],
])('a draft %s (%s) %s (%s)', (_, owner, __, reader, shown) => {
  keep(owner);
  expect(draft.read(reader, 'home-1')).toEqual(shown);
});

it('is shown only for its subject, and not once the form has arrived', () => {
  keep('buyer-1');
  expect(draft.read('buyer-1', 'home-2')).toBeNull();
  expect(draft.requestId()).toBe('request-1');
  draft.forget();
  expect(draft.read('buyer-1', 'home-1')).toBeNull();
  expect(draft.requestId()).toBeNull();
});

it.each(['', 'no JSON', '{"owner":"buyer-1"}', '{"owner":7,"subject":"home-1","requestId":"r","typed":{}}'])(
  'is not read from "%s"',
  (stored) => {
    window.sessionStorage.setItem('draft.test.1', stored);
    expect(draft.read('buyer-1', 'home-1')).toBeNull();
  },
);

it.each([
  ['expires', forgetEndedSession, TYPED],
  ['ends in another tab', () => forgetSessionEndedElsewhere('token', false), TYPED],
  ['ends by a logout or an erasure', forgetSession, null],
  ['ends by a logout in another tab', () => forgetSessionEndedElsewhere('token', true), null],
])('when the session %s', (_, end, kept) => {
  keep('buyer-1');
  end();
  expect(draft.read('buyer-1', 'home-1')).toEqual(kept);
});
