import { Avatar, Group, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { exactTime } from '../../lib/dates';
import { PersonAvatar } from '../../parts/people/person-avatar';
import { useNameOf } from '../../parts/people/use-people';
import { useGetSiteTheme } from '../../parts/preview/use-get-site-theme';
import { useSignedInUser } from '../../parts/session/use-signed-in-user';
import { otherEditorsShortText, otherEditorsText, otherPeople } from '../../parts/versions/other-people';
import { usePageOpened } from '../../parts/versions/use-page-opened';

/** Shows who else has the page open, so that two users do not unknowingly edit the same text. */
export function OtherEditors({ pageId }: { pageId: number }) {
  const { email, company } = useSignedInUser();
  const { timeZone } = useGetSiteTheme();
  const people = otherPeople(usePageOpened(pageId), email);
  const isInOtherTab = useOtherTabs(`${company} ${pageId}`);
  const nameOf = useNameOf();
  const hasPicture = people.others.length > 0;
  const text = otherEditorsText(people, isInOtherTab, nameOf);
  return (
    <Group
      gap={6}
      wrap="nowrap"
      miw={0}
      maw={180}
      flex="0 1 auto"
      role="status"
      aria-label="Who else has this page open"
    >
      {hasPicture && (
        <Avatar.Group spacing={6}>
          {people.others.map((other) => (
            <Tooltip
              key={other.email}
              label={`${nameOf(other.email)}, since ${exactTime(other.since, timeZone)}`}
            >
              <PersonAvatar name={nameOf(other.email)} size={24} />
            </Tooltip>
          ))}
        </Avatar.Group>
      )}
      {text && (
        <>
          <VisuallyHidden>{text}</VisuallyHidden>
          <Text
            size="sm"
            c="dimmed"
            truncate
            title={text}
            aria-hidden
            {...(hasPicture && { visibleFrom: 'sm' })}
          >
            {otherEditorsShortText(people, isInOtherTab, nameOf)}
          </Text>
        </>
      )}
    </Group>
  );
}

interface TabMessage {
  tab: string;
  page: string;
  kind: 'opened' | 'here' | 'left';
}

/**
 * Whether another tab of this browser has the same page open. The tabs share one session, so the server cannot
 * distinguish them; they notify each other.
 */
function useOtherTabs(page: string): boolean {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel('galley-open-pages');
    const tab = Math.random().toString(36).slice(2);
    const post = (kind: TabMessage['kind']) => channel.postMessage({ tab, page, kind } satisfies TabMessage);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.page !== page) return;
      setOthers((known) => {
        const rest = known.filter((other) => other !== data.tab);
        return data.kind === 'left' ? rest : [...rest, data.tab];
      });
      if (data.kind === 'opened') post('here');
    };
    const leave = () => post('left');
    // A closed tab runs no clean-up of React.
    window.addEventListener('pagehide', leave);
    post('opened');
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      channel.close();
      setOthers([]);
    };
  }, [page]);
  return others.length > 0;
}
