import { creatableTypes } from '@galley/shared/components/dictionary';
import { contract } from '@galley/shared/contract/contract';
import { expect, it } from 'vitest';

it('offers only types whose calls exist [1:10] [1:259] [1:260] [1:261]', () => {
  for (const type of creatableTypes) {
    for (const verb of ['get', 'create', 'update', 'delete']) {
      const name = `${verb}${type}` as keyof typeof contract;
      expect(contract[name], name).toBeDefined();
      expect(contract[name], name).not.toHaveProperty('open');
    }
  }
});
