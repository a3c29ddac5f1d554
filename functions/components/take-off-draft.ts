import type { CreatableType } from '@galley/shared/components/dictionary';
import type { CompanyScope } from '../core/company-scope';
import { requirePlacement } from '../core/components/component-location';
import { componentEntity } from '../core/entities/version';
import type { ComponentLocation } from '../core/ids';
import type { Table } from '../core/table';
import { textBytes } from './component-data';
import { changeDraft, componentRemoval } from './draft-repository';

/** Takes a component off its draft. It has one place there, so that the component goes with its place. */
export async function takeOffDraft(
  table: Table,
  scope: CompanyScope,
  location: ComponentLocation,
  type?: CreatableType,
): Promise<void> {
  const key = componentEntity.key(scope, location.pageId, location.versionId, location.n);
  await changeDraft(table, scope, location, [key], (draft, [item]) => {
    requirePlacement(draft, location.n, type);
    const stored = componentEntity.is(item) ? item : undefined;
    return {
      header: {
        placements: draft.placements.filter(({ n }) => n !== location.n),
        htmlBytes: Math.max(0, (draft.htmlBytes ?? 0) - textBytes(stored?.data)),
      },
      writes: stored ? [componentRemoval(stored)] : [],
      result: undefined,
    };
  });
}
