import type { CompanyScope } from '../company-scope';
import { type Key, sha256 } from './key';

/** News of versions within a few minutes; `slot` is the moment at which those end, in ISO 8601 of UTC. */
export const newsKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#NEWS`,
  /** How often somebody did something with versions until then. */
  acts: (scope: CompanyScope, slot: string, actor: string): Key => ({
    pk: newsKeys.partition(scope),
    sk: `ACTS#${slot}#${sha256(actor).slice(0, 32)}`,
  }),
  anyLinePrefix: 'LINE#',
  linePrefix: (slot: string) => `${newsKeys.anyLinePrefix}${slot}#`,
  line: (scope: CompanyScope, slot: string, sortableId: string): Key => ({
    pk: newsKeys.partition(scope),
    sk: `${newsKeys.linePrefix(slot)}${sortableId}`,
  }),
};
