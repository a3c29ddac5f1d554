import { checksOfWords } from '@galley/shared/checks/check-names';
import type { CheckedComponent } from '@galley/shared/checks/checked';
import { valueAt } from '@galley/shared/components/field-path';
import type { Finding } from '@galley/shared/schemas/version';

/** What the server found in a version as it was stored, with the components at that moment. */
export interface SiteFindings {
  findings: readonly Finding[];
  components: readonly CheckedComponent[];
}

/**
 * What is worth a look as it is typed: what the words say by themselves, and what the server found where nothing was
 * changed since. What was changed is told again with the server's next answer, if it has to be.
 */
export function liveFindings(
  ofWords: readonly Finding[],
  site: SiteFindings | undefined,
  components: readonly CheckedComponent[],
): Finding[] {
  const stored = site?.findings ?? [];
  const [before, now] = [byId(site?.components ?? []), byId(components)];
  const blocking = new Set(stored.filter(({ isBlocking }) => isBlocking).map(({ check }) => check));
  const isUnchanged = ({ componentId, field }: Finding) =>
    componentId === undefined || sameAt(before.get(componentId), now.get(componentId), field);
  return [
    ...ofWords.map((found) => (blocking.has(found.check) ? { ...found, isBlocking: true as const } : found)),
    ...stored.filter((found) => !checksOfWords.includes(found.check) && isUnchanged(found)),
  ];
}

const byId = (components: readonly CheckedComponent[]) =>
  new Map(components.map((component) => [component.componentId, component.data]));

type Data = CheckedComponent['data'] | undefined;

function sameAt(before: Data, now: Data, field: string | undefined): boolean {
  if (!before || !now) return false;
  const [one, other] = field === undefined ? [before, now] : [valueAt(before, field), valueAt(now, field)];
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
