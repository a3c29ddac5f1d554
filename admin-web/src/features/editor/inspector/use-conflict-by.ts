import { skipToken, useQuery } from '@tanstack/react-query';
import { conflictWords } from '../../../parts/page-canvas/conflict-words';
import { useNameOf } from '../../../parts/people/use-people';
import { useSignedInUser } from '../../../parts/session/use-signed-in-user';
import { editorKeys } from '../../../parts/versions/editor-keys';
import { type OpenPage, otherEditorsText, otherPeople } from '../../../parts/versions/other-people';

/** Names who may have saved in between, where the page is known to be open elsewhere. */
export function useConflictBy(pageId: number): string {
  const nameOf = useNameOf();
  const { email } = useSignedInUser();
  // The version bar polls who has the page open; here only its result is read.
  const { data } = useQuery<OpenPage[]>({ queryKey: editorKeys.opened(pageId), queryFn: skipToken });
  // The user's own other tabs are shown beside the name of the page.
  return otherEditorsText(otherPeople(data ?? [], email), false, nameOf) || conflictWords.by;
}
