import type { CompanyScope } from '../company-scope';
import { type Key, pad } from './key';

export const pageListKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#PAGES`,
  pagePrefix: 'PAGE#',
  orderPrefix: 'ORDER#',
  page: (scope: CompanyScope, pageId: number): Key => ({
    pk: pageListKeys.partition(scope),
    sk: `PAGE#${pad(pageId, 8)}`,
  }),
  /** The order of the entries under one parent; parent 0 is the top level. */
  order: (scope: CompanyScope, parentId: number): Key => ({
    pk: pageListKeys.partition(scope),
    sk: `ORDER#${pad(parentId, 8)}`,
  }),
  counter: (scope: CompanyScope): Key => ({ pk: pageListKeys.partition(scope), sk: 'COUNTER' }),
};

export const pageKeys = {
  partition: (scope: CompanyScope, pageId: number) => `C#${scope.company}#PAGE#${pageId}`,
  versionPrefix: 'VER#',
  logPrefix: 'LOG#',
  version: (scope: CompanyScope, pageId: number, versionId: number): Key => ({
    pk: pageKeys.partition(scope, pageId),
    sk: `VER#${pad(versionId, 5)}`,
  }),
  anyComponentPrefix: 'CMP#',
  componentPrefix: (versionId: number) => `CMP#${pad(versionId, 5)}#`,
  component: (scope: CompanyScope, pageId: number, versionId: number, n: number): Key => ({
    pk: pageKeys.partition(scope, pageId),
    sk: `${pageKeys.componentPrefix(versionId)}${pad(n, 4)}`,
  }),
  live: (scope: CompanyScope, pageId: number): Key => ({
    pk: pageKeys.partition(scope, pageId),
    sk: 'LIVE',
  }),
  log: (scope: CompanyScope, pageId: number, sortableId: string): Key => ({
    pk: pageKeys.partition(scope, pageId),
    sk: `LOG#${sortableId}`,
  }),
  openPrefix: 'OPEN#',
  openBy: (userId: number) => `${pageKeys.openPrefix}${pad(userId, 6)}#`,
  /** `publicId` is the session's: two windows of two browsers are two. */
  open: (scope: CompanyScope, pageId: number, userId: number, publicId: string): Key => ({
    pk: pageKeys.partition(scope, pageId),
    sk: `OPEN#${pad(userId, 6)}#${publicId}`,
  }),
};
