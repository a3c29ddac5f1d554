import type { CompanyScope } from '../company-scope';
import { type ComponentRecord, componentEntity, type VersionRecord } from '../entities/version';
import type { Write } from '../table';
import type { ComponentFields } from './component-data';
import type { VersionLocation } from './draft-rules';

/** What a change of a draft writes, besides the header's new revision. */
export interface DraftChange<Result> {
  header: Pick<VersionRecord, 'placements'> & Partial<Pick<VersionRecord, 'nextN' | 'htmlBytes'>>;
  writes: Write[];
  result: Result;
}

/** The record of a draft's component. */
export function componentRecord(
  scope: CompanyScope,
  { pageId, versionId }: VersionLocation,
  component: Pick<ComponentRecord, 'n' | 'type' | 'revision' | 'slidesRevision'> & { data: ComponentFields },
): ComponentRecord {
  return { ...componentEntity.key(scope, pageId, versionId, component.n), versionId, ...component };
}
