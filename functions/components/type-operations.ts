import { type CreatableType, creatableTypes } from '@galley/shared/components/dictionary';
import type { TypeCalls } from '@galley/shared/contract/type-calls';
import type { Operations } from '../core/create-handler';

/** Every type is created, read, saved and deleted by the same four operations. */
function operationsOf(type: CreatableType): Record<string, () => Promise<object>> {
  return {
    [`get${type}`]: async () => ({ [`get${type}`]: (await import('./get-component')).getComponent(type) }),
    [`create${type}`]: async () => ({
      [`create${type}`]: (await import('./create-component')).createComponent(type),
    }),
    [`update${type}`]: async () => ({
      [`update${type}`]: (await import('./update-component')).updateComponent(type),
    }),
    [`delete${type}`]: async () => ({
      [`delete${type}`]: (await import('./delete-component')).deleteComponent(type),
    }),
  };
}

export const typeOperations: Pick<Operations<'components'>, keyof TypeCalls> = Object.assign(
  {},
  ...creatableTypes.map(operationsOf),
);
