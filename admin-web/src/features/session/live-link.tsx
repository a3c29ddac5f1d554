import { Button, Tooltip } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useCompany } from './use-company-name';

/** Where a path of the company's site is found; undefined while that is read. */
export function useLiveUrl(path: string): string | undefined {
  const origin = useCompany()?.siteAddress;
  return origin === undefined ? undefined : `${origin}${path}`;
}

/** Opens a page as visitors see it, in a new tab. Only for pages that visitors can see. */
export function LiveLink({ path, label }: { path: string; label: string }) {
  const address = useLiveUrl(path);
  if (address === undefined) return null;
  return (
    <Tooltip label={address}>
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noopener"
        variant="default"
        size="xs"
        leftSection={<IconWorld size={16} stroke={1.5} aria-hidden />}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
