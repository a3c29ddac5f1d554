import { type CreatableType, fieldsOf } from '@galley/shared/components/dictionary';
import type { CompanyScope } from '../company-scope';
import type { VersionRecord } from '../entities/version';
import { invalid } from '../errors';
import type { Table, Write } from '../table';
import { type ComponentFields, storableFields, textBytes } from './component-data';
import { componentRecord } from './component-record';
import { referencesOf } from './component-references';
import { requireRoom, type VersionLocation } from './draft-rules';

/** A component as a call takes it, without its location. */
export interface GivenComponent {
  type: CreatableType;
  [field: string]: unknown;
}

/** The part of a draft's header that describes its components, and the writes that create them. */
export interface DraftContent {
  header: Pick<VersionRecord, 'placements' | 'nextN' | 'htmlBytes'>;
  writes: Write[];
}

/**
 * The components of a new draft. Each one passes the schema of the call that would create it and has its
 * references checked, as if it had been created by hand.
 * @throws 400 naming a field that such a call would refuse
 */
export async function firstContent(
  table: Table,
  scope: CompanyScope,
  place: VersionLocation,
  components: readonly GivenComponent[],
): Promise<DraftContent> {
  const { componentCalls } = await import('@galley/shared/contract/components');
  const header: DraftContent['header'] = { placements: [], nextN: 1, htmlBytes: 0 };
  const writes: Write[] = [];
  const checks = new Map<string, Write>();
  for (const { type, ...given } of components) {
    const parsed = componentCalls[`create${type}`].input.safeParse({ ...given, ...place });
    if (!parsed.success) throw invalid({ [type]: parsed.error.issues[0]?.message ?? `${type} is wrong.` });
    const data = await storableFields(scope, type, parsed.data as ComponentFields);
    const references = referencesOf(scope, fieldsOf(type), data);
    references.require(await table.batchGet(references.keys));
    for (const check of references.checks) if ('check' in check) checks.set(check.check.sk, check);
    const n = header.nextN;
    header.placements.push({ n, type, componentName: data.componentName });
    header.nextN = n + 1;
    header.htmlBytes = (header.htmlBytes ?? 0) + textBytes(data);
    requireRoom(header, 'versionId');
    writes.push({ put: { ...componentRecord(scope, place, { n, type, data, revision: 1 }) } });
  }
  return { header, writes: [...writes, ...checks.values()] };
}
