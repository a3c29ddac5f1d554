import { checksOfWords } from '@galley/shared/checks/check-names';
import type { CheckedComponent } from '@galley/shared/checks/checked';
import { valueAt } from '@galley/shared/components/field-path';
import type { Finding } from '@galley/shared/schemas/version';

/** The server's findings in a stored version, with the components at that moment. */
export interface SiteFindings {
  findings: readonly Finding[];
  components: readonly CheckedComponent[];
}

/**
 * The current findings while typing: those that the text alone causes, and the server's where nothing has changed
 * since. Findings about changed text come back with the server's next response, if they still apply.
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
