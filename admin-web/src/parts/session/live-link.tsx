import { Button, Tooltip } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useCompany } from './use-company-name';

/** The URL of a path on the company's site; undefined while loading. */
export function useLiveUrl(path: string): string | undefined {
  const origin = useCompany()?.siteAddress;
  return origin === undefined ? undefined : `${origin}${path}`;
}

/** Opens a page as visitors see it, in a new tab. Only for public pages. */
export function LiveLink({
  path,
  label,
  isQuiet = false,
}: {
  path: string;
  label: string;
  isQuiet?: boolean;
}) {
  const url = useLiveUrl(path);
  if (url === undefined) return null;
  return (
    <Tooltip label={url}>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={label}
        variant={isQuiet ? 'subtle' : 'default'}
        size="xs"
        leftSection={<IconWorld size={isQuiet ? 18 : 16} stroke={1.5} aria-hidden />}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
