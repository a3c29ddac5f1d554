import type { CreatableType } from '@galley/shared/components/dictionary';
import { local, readStored, writeStored } from '../../../lib/browser-storage';

const key = 'galley-recent-components';
const most = 4;

const stored = () => readStored(local, key)?.split(' ') ?? [];

/** The types that were added last in this browser, the newest first. */
export function recentTypes(types: readonly CreatableType[]): CreatableType[] {
  return stored().flatMap((name) => types.find((type) => type === name) ?? []);
}

export function noteRecentType(type: CreatableType): void {
  const others = stored().filter((name) => name !== type);
  writeStored(local, key, [type, ...others].slice(0, most).join(' '));
}
