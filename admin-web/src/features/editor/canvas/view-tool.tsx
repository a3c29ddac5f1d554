import { Tooltip, UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { Ref } from 'react';
import classes from './view-tool.module.css';

interface ViewToolProps extends Omit<UnstyledButtonProps, 'className'> {
  /** Given by a popover. */
  className?: string;
  /** The visible name. */
  name: string;
  /** What a click does, or what there is to see; for the tooltip and screen readers. */
  label: string;
  icon: TablerIcon;
  isOpen: boolean;
  /** Shown beside the name, unless it is 0. */
  count?: number | undefined;
  tone?: 'advice' | 'blocking';
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A named button that opens and closes something beside or above the page. */
export function ViewTool({
  name,
  label,
  icon: Icon,
  isOpen,
  count = 0,
  tone,
  className = '',
  ...button
}: ViewToolProps) {
  return (
    <Tooltip label={label} disabled={isOpen}>
      <UnstyledButton
        {...button}
        className={`${classes.tool} ${className}`}
        aria-label={label}
        aria-expanded={isOpen}
      >
        <Icon size={18} stroke={1.5} aria-hidden />
        {name}
        {count > 0 && (
          <span className={classes.count} data-tone={tone}>
            {count}
          </span>
        )}
      </UnstyledButton>
    </Tooltip>
  );
}
