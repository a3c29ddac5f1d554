import { vi } from 'vitest';
import { install, readAtHand } from './table-at-hand';

install();
vi.mock(import('@galley/functions/visitor-page/signed-request'), async (original) => {
  const module = await original();
  return {
    ...module,
    createSender() {
      const send = module.createSender();
      return async (body) => (await readAtHand(body)) ?? send(body);
    },
  };
});
