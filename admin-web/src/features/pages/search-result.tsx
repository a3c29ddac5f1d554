import { Paper, Text } from '@mantine/core';
import { useLiveUrl } from '../session/live-link';

interface SearchResultProps {
  title: string;
  description: string;
  path: string;
}

/** The page as a search engine may list it, which cuts long texts. */
export function SearchResult({ title, description, path }: SearchResultProps) {
  const address = useLiveUrl(path) ?? path;
  return (
    <Paper component="figure" withBorder p="sm" m={0} aria-label="As a search result">
      <Text size="xs" c="dimmed" truncate>
        {address}
      </Text>
      <Text fw={600} c="var(--mantine-color-anchor)" truncate>
        {title || 'The title'}
      </Text>
      <Text size="sm" lineClamp={2}>
        {description || 'The description'}
      </Text>
    </Paper>
  );
}
