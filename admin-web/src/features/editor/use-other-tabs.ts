import { useEffect, useState } from 'react';

interface TabMessage {
  tab: string;
  page: string;
  kind: 'opened' | 'here' | 'left';
}

/**
 * Whether another tab of this browser has the same page open. The tabs share one session, so the server cannot
 * distinguish them; they notify each other.
 */
export function useOtherTabs(page: string): boolean {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel('galley-open-pages');
    const tab = Math.random().toString(36).slice(2);
    const tell = (kind: TabMessage['kind']) => channel.postMessage({ tab, page, kind } satisfies TabMessage);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.page !== page) return;
      setOthers((known) => {
        const rest = known.filter((other) => other !== data.tab);
        return data.kind === 'left' ? rest : [...rest, data.tab];
      });
      if (data.kind === 'opened') tell('here');
    };
    const leave = () => tell('left');
    // A closed tab runs no clean-up of React.
    window.addEventListener('pagehide', leave);
    tell('opened');
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      channel.close();
      setOthers([]);
    };
  }, [page]);
  return others.length > 0;
}
