import type { StarterName } from './names';
import type { Starter } from './starter';

const loaders: Record<StarterName, () => Promise<Starter>> = {
  trade: async () => (await import('./trade/site')).trade,
  cafe: async () => (await import('./cafe/site')).cafe,
  practice: async () => (await import('./practice/site')).practice,
  shop: async () => (await import('./shop/site')).shop,
  club: async () => (await import('./club/site')).club,
};

export const loadStarter = (name: StarterName): Promise<Starter> => loaders[name]();
