import { Avatar, Group, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { exactTime } from '../../lib/dates';
import { PersonAvatar } from '../people/person-avatar';
import { useNameOf } from '../people/use-people';
import { useSignedInUser } from '../session/use-signed-in-user';
import { otherEditorsShortText, otherEditorsText, otherPeople } from './other-people';
import { useGetSiteTheme } from './use-get-site-theme';
import { useOtherTabs } from './use-other-tabs';
import { usePageOpened } from './use-page-opened';

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
