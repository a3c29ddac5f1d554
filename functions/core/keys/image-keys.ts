import type { CompanyScope } from '../company-scope';
import { type Key, pad } from './key';

export const imageKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#IMAGES`,
  imagePrefix: 'IMG#',
  image: (scope: CompanyScope, imageId: number): Key => ({
    pk: imageKeys.partition(scope),
    sk: `IMG#${pad(imageId, 8)}`,
  }),
  counter: (scope: CompanyScope): Key => ({ pk: imageKeys.partition(scope), sk: 'COUNTER' }),
};
