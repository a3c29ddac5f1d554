import { Alert } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useNameOf } from '../people/use-people';
import { useSignedInUser } from '../session/use-signed-in-user';
import { otherEditorsText, otherPeople } from './other-people';
import { usePageOpened } from './use-page-opened';

/** Shows before a version is submitted or published who else has the page open at that moment, or nothing. */
export function AlsoOpenNote({ pageId }: { pageId: number }) {
  const { others } = otherPeople(usePageOpened(pageId), useSignedInUser().email);
  const nameOf = useNameOf();
  if (others.length === 0) return null;
  const title = otherEditorsText({ others, isElsewhere: false }, false, nameOf);
  return (
    <Alert role="status" color="blue" icon={<IconUsers size={18} stroke={1.75} />} title={title}>
      What is typed after this moment is not part of this version. It can go on in the next draft.
    </Alert>
  );
}
