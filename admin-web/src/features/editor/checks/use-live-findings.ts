import type { CheckedComponent } from '@galley/shared/checks/checked';
import type { Finding } from '@galley/shared/schemas/version';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../lib/use-latest';
import { whenIdle } from '../../../lib/when-idle';
import type { EditorChoice } from '../../../parts/page-canvas/editor-choice';
import type { LoadedComponent } from '../../../parts/page-canvas/loaded-components';
import { previewEntries, typedComponent } from '../../../parts/page-canvas/preview-entries';
import type { PreviewStore } from '../../../parts/preview/preview-store';
import { readFindings } from '../../../parts/versions/findings/read-findings';
import type { PageComponentData } from '../../../parts/versions/use-get-page-component-data';
import { liveFindings, type SiteFindings } from './live-findings';

/** The server is asked this long after the last save, and not more often than the second interval. */
const [savedMs, betweenMs] = [2_500, 12_000];

export interface LookedAt {
  data: PageComponentData;
  /** In the displayed order. */
  loaded: readonly LoadedComponent[];
  choice: EditorChoice;
  typed: PreviewStore;
}

/**
 * The current findings of a version while typing. They are never computed during a key press, and subscribers render
 * only when they change. Undefined before the first check.
 */
export function useLiveFindings(props: LookedAt, versionId: number): readonly Finding[] | undefined {
  const { data, typed } = props;
  const [found, setFound] = useState<readonly Finding[]>();
  const latest = useLatest(props);
  const site = useRef<SiteFindings>(undefined);
  const askedAt = useRef(0);
  const [words] = useState(() =>
    debounceUntilIdle(async () => {
      const next = await findingsNow(latest.current, site.current);
      if (next) setFound((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    }),
  );

  // After every render: the checked content may have changed, and restarting a pause is cheap.
  useEffect(() => words.begin());
  useEffect(() => {
    const unsubscribe = typed.subscribe(words.begin);
    return () => {
      unsubscribe();
      words.end();
    };
  }, [typed, words]);

  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      askedAt.current = Date.now();
      const components = componentsOf({ ...latest.current, typed: undefined });
      const findings = await readFindings(data.page.id, versionId);
      if (!findings || isGone) return;
      site.current = { findings, components };
      words.begin();
    };
    const wait = Math.max(savedMs, askedAt.current + betweenMs - Date.now());
    const timer = setTimeout(() => void ask(), wait);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [data, versionId, words]);
  return found;
}

/** Undefined without a connection, while the checks are not loaded: the former findings stay. */
async function findingsNow(props: LookedAt, site: SiteFindings | undefined): Promise<Finding[] | undefined> {
  const checks = await import('@galley/shared/checks/check-words').catch(() => undefined);
  if (!checks) return undefined;
  const components = componentsOf(props);
  const isHome = props.data.page.fullUrl === '/';
  return liveFindings(checks.checkWords({ components, isHome }), site, components);
}

/** The components that visitors will get, with unsaved values. */
function componentsOf({
  loaded,
  choice,
  typed,
}: Pick<LookedAt, 'loaded' | 'choice'> & { typed: PreviewStore | undefined }): CheckedComponent[] {
  const placements = loaded.map(({ placement }) => placement);
  const entries = previewEntries(loaded, typedComponent(choice, typed?.get() ?? null, placements), choice);
  return entries.flatMap(({ component }) => (component && !component.data.sectionHidden ? component : []));
}

/** The delay after the last key; then the browser must be idle. */
const pauseMs = 600;
const longestMs = 2_000;

/** Runs a function once it was not requested again for a while and the browser is idle. */
function debounceUntilIdle(act: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const begin = () => {
    end();
    timer = setTimeout(() => whenIdle(() => void act(), { timeout: longestMs }), pauseMs);
  };
  return { begin, end };
}
