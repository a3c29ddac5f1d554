import { type CreatableType, creatableTypes } from '@galley/shared/components/component-types';
import { type Contract, declarationOf } from '@galley/shared/contract/contract';

/** The types that this release can make: those whose create call is not open in the contract. */
export type MakableType = {
  [Type in CreatableType]: Contract[`create${Type}`] extends { open: number } ? never : Type;
}[CreatableType];

const makableTypes = creatableTypes.filter((type) => declarationOf(`create${type}`).open === undefined);

/** What the page editor offers. A form needs the forms feature. */
export function offeredTypes(hasForms: boolean): CreatableType[] {
  return makableTypes.filter((type) => type !== 'ImageForm' || hasForms);
}
