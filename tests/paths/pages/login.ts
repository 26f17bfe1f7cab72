import { type Buyer, register, verify } from '#tests/browser/kit/buyers.ts';
import type { PageBinding, World } from '../world.ts';

const buyers = new WeakMap<World, Buyer>();

export const login: PageBinding = {
  open: async (world) => {
    buyers.set(world, await register(world.page, world.account));
    await world.page.goto('/login');
  },
  calls: { logIn: ['POST /api/onboarding/login'] },
  causes: {
    'logIn: wrong password': { request: (body) => ({ ...body, password: 'not the password' }) },
    'logIn: welcome back': async (world) => {
      const buyer = buyers.get(world);
      if (buyer) await verify(world.page, buyer);
    },
  },
};
