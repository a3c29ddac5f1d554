import type { LaunchWithPages } from '@galley/shared/schemas/launch';
import type { LaunchPart } from '@galley/shared/schemas/site-part';
import { partLabel, partNoun } from '@galley/shared/site-parts';
import { Anchor, Button, Group, Paper, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { exactTime, shortDate } from '../../lib/dates';
import { ComparedFields } from '../../parts/comparison/compared-fields';
import { partOfSite } from '../../parts/launches/part-words';
import { useRemoveLaunchPart } from '../../parts/launches/use-launches';
import { PersonName } from '../../parts/people/person-name';
import { TakeOffLaunch } from './take-off-launch';

/** Lists the parts of the site in the launch: what changes, who added it, and when. */
export function LaunchParts({ launch }: { launch: LaunchWithPages }) {
  const isPlanned = launch.status === 'planned';
  return (
    <Paper>
      <Table aria-label="Parts of the site in the launch" verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>On every page</Table.Th>
            <Table.Th>{launch.status === 'published' ? 'What changed' : 'What changes'}</Table.Th>
            {isPlanned && <Table.Th w={48} aria-label="Actions" />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {launch.partList.map((entry) => (
            <PartRow key={entry.part} launch={launch} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function PartRow({ launch, entry }: { launch: LaunchWithPages; entry: LaunchPart }) {
  const { part, email, changedAt, problem, isOutdated } = entry;
  const { launchId, status, rollsBack, timeZone } = launch;
  const removal = useRemoveLaunchPart(launchId);
  const known = partOfSite(part);
  const isPlanned = status === 'planned';
  const link = isPlanned && rollsBack === undefined ? known?.link(launchId) : undefined;
  return (
    <Table.Tr>
      <Table.Td style={{ verticalAlign: 'top' }}>
        {link ? (
          <Anchor component={Link} to={link} size="sm" fw={500}>
            {partLabel(part)}
          </Anchor>
        ) : (
          <Text size="sm" fw={500}>
            {partLabel(part)}
          </Text>
        )}
        <Text size="xs" c="dimmed" title={exactTime(changedAt, timeZone)}>
          <PersonName email={email} />, {shortDate(changedAt, timeZone)}
        </Text>
      </Table.Td>
      <Table.Td style={{ verticalAlign: 'top' }}>
        <Changes entry={entry} />
        {problem && (
          <Group gap="xs">
            <Text size="sm" c="red">
              {problem}
            </Text>
            {isOutdated && link && (
              <Button
                size="compact-xs"
                variant="default"
                component={Link}
                to={link}
                aria-label={`Look at ${partNoun(part)} again`}
              >
                Look again
              </Button>
            )}
          </Group>
        )}
      </Table.Td>
      {isPlanned && (
        <TakeOffLaunch entry={part} label={partLabel(part)} noun={partNoun(part)} removal={removal} />
      )}
    </Table.Tr>
  );
}

const mostShown = 6;

/** Describes each change, from the live value to the new one. */
function Changes({ entry: { part, from, to } }: { entry: LaunchPart }) {
  const [isWhole, setIsWhole] = useState(false);
  const changes = partOfSite(part)?.changes(from, to) ?? [];
  if (changes.length === 0) return <Text size="sm">Nothing: the site already has this.</Text>;
  const more = isWhole ? 0 : changes.length - mostShown;
  return (
    <>
      <ComparedFields fields={more > 0 ? changes.slice(0, mostShown) : changes} />
      {more > 0 && (
        <Anchor component="button" type="button" size="sm" mt={6} onClick={() => setIsWhole(true)}>
          {more} more
        </Anchor>
      )}
    </>
  );
}
