import { contract } from '@galley/shared/contract/contract';
import { expect, it } from 'vitest';
import { editableTypes } from './component-forms';

it('offers only types whose calls are built', () => {
  for (const type of editableTypes) {
    for (const verb of ['get', 'create', 'update', 'delete']) {
      const name = `${verb}${type}` as keyof typeof contract;
      expect(contract[name], name).toBeDefined();
      expect(contract[name], name).not.toHaveProperty('open');
    }
  }
});
