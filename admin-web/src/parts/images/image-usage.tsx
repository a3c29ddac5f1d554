import { linkTo } from '@galley/shared/admin-screens';
import { Alert, Anchor, List, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ApiResponse } from '../../lib/api';
import { messageOf } from '../../lib/api-error';
import { useGetImageUsage } from './use-images';

type Use = ApiResponse<'getImageUsage'>[number];

const places: Record<Use['place'], string> = { live: 'live', draft: 'draft', pending: 'pending', site: '' };

const scopeNote =
  'Live pages, drafts, pending versions, saved sections and site information are searched, older versions are not.';

/** Shows where a picture is used. @param isWarning before a deletion */
export function ImageUsage({ id, isWarning }: { id: number; isWarning?: boolean }) {
  return (
    <LibraryUses
      query={useGetImageUsage(id)}
      consequence="Visitors would see a gap there."
      isWarning={isWarning}
    />
  );
}

interface LibraryUsesProps {
  query: { data: Use[] | undefined; error: Error | null };
  /** What a deletion would mean there. */
  consequence: string;
  isWarning?: boolean | undefined;
}

/** Lists where something of the library is used. */
export function LibraryUses({ query: { data, error }, consequence, isWarning }: LibraryUsesProps) {
  if (error) {
    return (
      <Text size="sm" role="alert">
        Where it is used could not be found: {messageOf(error)}
      </Text>
    );
  }
  if (!data) return <Skeleton h={44} aria-busy aria-label="Finding out where it is used" role="status" />;
  if (data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        It is not used anywhere. {scopeNote}
      </Text>
    );
  }
  const list = <UseList uses={data} isWarning={isWarning} />;
  if (!isWarning) return list;
  return (
    <Alert
      color="yellow"
      title={data.length === 1 ? 'It is used in one place' : `It is used in ${data.length} places`}
    >
      {list}
      <Text size="sm" mt="xs">
        {consequence} {scopeNote}
      </Text>
    </Alert>
  );
}

const shownUses = 8;

function UseList({ uses, isWarning }: { uses: readonly Use[]; isWarning?: boolean | undefined }) {
  return (
    <>
      <List size="sm">
        {uses.slice(0, shownUses).map((use, index) => (
          // Several saved sections may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries have no state
          <List.Item key={index}>
            {use.pageId > 0 && !isWarning ? (
              <Anchor
                component={Link}
                to={linkTo('editPage', { pageId: use.pageId })}
                size="sm"
                underline="always"
              >
                {use.pageName}
              </Anchor>
            ) : (
              use.pageName
            )}
            {use.versionId > 0 && ` (V${use.versionId}, ${places[use.place]})`}
          </List.Item>
        ))}
        {uses.length > shownUses && <List.Item>and {uses.length - shownUses} more</List.Item>}
      </List>
      {!isWarning && (
        <Text size="xs" c="dimmed" mt={4}>
          {scopeNote}
        </Text>
      )}
    </>
  );
}
