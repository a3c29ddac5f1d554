import { type CreatableType, creatableTypes } from '@galley/shared/components/component-types';

/** What the page editor offers. A form needs the forms feature. */
export function offeredTypes(hasForms: boolean): CreatableType[] {
  return creatableTypes.filter((type) => type !== 'ImageForm' || hasForms);
}
