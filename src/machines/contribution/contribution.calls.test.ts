import { describe, expect, it } from 'vitest';
import { followPayment, openFlow } from './contribution.calls.ts';
import {
  contribution,
  home,
  IDS,
  networkDown,
  payment,
  receivedContribution,
  rejection,
} from './model/contribution.fixtures.ts';

const calls = {
  getProperty: async () => home(),
  getContribution: async () => contribution(),
};
const ids = { propertyId: IDS.home, contributionId: IDS.contribution };

describe('opening a flow', () => {
  it('fetches the home and the contribution', async () => {
    expect(await openFlow(calls, ids)).toEqual({
      property: home(),
      contribution: contribution(),
    });
  });

  it('fetches nothing without an id', async () => {
    const nothing = { propertyId: null, contributionId: null };
    expect(await openFlow(calls, nothing)).toEqual({
      property: null,
      contribution: null,
    });
  });

  it.each(['not_found', 'not_yours', 'invalid_fields'] as const)('treats %s as not found', async (code) => {
    const gone = () => Promise.reject(rejection(code));
    const answer = await openFlow({ getProperty: gone, getContribution: gone }, ids);
    expect(answer).toEqual({ property: null, contribution: null });
  });

  it('fails if the server is unreachable', async () => {
    const down = () => Promise.reject(networkDown());
    await expect(openFlow({ ...calls, getContribution: down }, ids)).rejects.toMatchObject({
      code: 'network_down',
    });
  });
});

describe('following a payment', () => {
  it('fetches the contribution only after the payment is no longer pending', async () => {
    const waiting = {
      getPayment: async () => payment(),
      getContribution: () => Promise.reject(networkDown()),
    };
    expect(await followPayment(waiting, IDS.payment)).toEqual({ payment: payment(), contribution: null });
    const done = payment({ status: 'received', receivedAt: '2026-11-21T09:06:00.000Z' });
    const received = { getPayment: async () => done, getContribution: async () => receivedContribution() };
    expect(await followPayment(received, IDS.payment)).toEqual({
      payment: done,
      contribution: receivedContribution(),
    });
  });
});
