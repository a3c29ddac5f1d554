import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useCompany } from './use-company-name';

/** The URL of a path on the company's site; undefined while loading. */
export function useLiveUrl(path: string): string | undefined {
  const origin = useCompany()?.siteAddress;
  return origin === undefined ? undefined : `${origin}${path}`;
}

/** Opens a page as visitors see it, in a new tab. Only for public pages. */
export function LiveLink({ path, label, isIcon = false }: { path: string; label: string; isIcon?: boolean }) {
  const address = useLiveUrl(path);
  if (address === undefined) return null;
  const target = { component: 'a', href: address, target: '_blank', rel: 'noopener' } as const;
  if (isIcon) {
    return (
      <Tooltip label={`${label}: ${address}`}>
        <ActionIcon {...target} aria-label={label}>
          <IconWorld size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <Tooltip label={address}>
      <Button
        {...target}
        variant="default"
        size="xs"
        leftSection={<IconWorld size={16} stroke={1.5} aria-hidden />}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
