import { isCreatableType, labelOf } from '@galley/shared/components/dictionary';
import { messages } from '@galley/shared/messages';
import type { PageComponent } from '@galley/shared/schemas/version';
import { ActionIcon, Menu, Text, UnstyledButton } from '@mantine/core';
import {
  IconBookmark,
  IconClock,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { ComponentIcon } from '../../../parts/components/component-looks';
import { MoveItems, SortableEntry } from '../../../ui/sortable-entry';
import classes from './component-list.module.css';

interface ComponentRowProps {
  placement: PageComponent;
  /** When visitors see it, if not at all times. */
  whenShown: string | undefined;
  isHidden: boolean;
  isReadOnly: boolean;
  isSelected: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChoose: () => void;
  onAddAbove: () => void;
  /** -1 moves up, 1 down. */
  onMove: (step: -1 | 1) => void;
  onDuplicate: () => void;
  onToggleHidden: () => void;
  onSaveSection: () => void;
  onDelete: () => void;
}

/** One component in the list: its type, its name, and in a draft its actions. */
export function ComponentRow(props: ComponentRowProps) {
  const { placement, whenShown, isHidden, isReadOnly, isSelected } = props;
  const isKnown = isCreatableType(placement.type);
  const name = placement.componentName || String(placement.componentId);
  const type = isKnown ? labelOf(placement.type) : messages.unknownComponent;
  return (
    <SortableEntry id={placement.id} name={name} isFixed={isReadOnly} isSelected={isSelected}>
      {!isReadOnly && (
        <UnstyledButton
          className={classes.between}
          onClick={props.onAddAbove}
          aria-label={`Add above ${name}`}
        >
          <IconPlus size={12} aria-hidden />
        </UnstyledButton>
      )}
      <UnstyledButton
        className={classes.choose}
        data-row={placement.id}
        onClick={props.onChoose}
        onKeyDown={(event) => walk(event, props.isReadOnly ? undefined : props.onMove)}
        aria-current={isSelected ? 'true' : undefined}
        title={name}
      >
        <ComponentIcon type={placement.type} />
        <span className={classes.words}>
          <Text span truncate fw={500} className={classes.name}>
            {name}
          </Text>
          {type !== name && (
            <Text span size="xs" c={isKnown ? 'dimmed' : 'var(--editor-error)'}>
              {type}
            </Text>
          )}
          {isHidden && (
            <Text span size="xs" c="dimmed" className={classes.when}>
              <IconEyeOff size={12} stroke={1.75} aria-hidden />
              Hidden from visitors
            </Text>
          )}
          {whenShown && (
            <Text span size="xs" c="dimmed" className={classes.when}>
              <IconClock size={12} stroke={1.75} aria-hidden />
              {whenShown}
            </Text>
          )}
        </span>
        {isReadOnly && <IconEye size={16} stroke={1.5} role="img" aria-label="View" />}
      </UnstyledButton>
      {!isReadOnly && <RowMenu {...props} name={name} isKnown={isKnown} />}
    </SortableEntry>
  );
}

/** The arrow keys move between rows; with Alt they move the row. */
function walk(event: KeyboardEvent<HTMLElement>, onMove: ((step: -1 | 1) => void) | undefined) {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
  if (step === undefined) return;
  event.preventDefault();
  const row = event.currentTarget;
  const rows = [...(row.closest('ol')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  if (!event.altKey) return rows[rows.indexOf(row) + step]?.focus();
  onMove?.(step);
  // An element that is moved loses the focus.
  requestAnimationFrame(() => row.focus());
}

function RowMenu(props: ComponentRowProps & { name: string; isKnown: boolean }) {
  const icon = { size: 16, stroke: 1.5 };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={`Actions of ${props.name}`} size="md">
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MoveItems isFirst={props.isFirst} isLast={props.isLast} onMove={props.onMove} />
        <Menu.Divider />
        {props.isKnown && (
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={props.onDuplicate}>
            Duplicate
          </Menu.Item>
        )}
        {props.isKnown && (
          <Menu.Item
            leftSection={props.isHidden ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
            onClick={props.onToggleHidden}
          >
            {props.isHidden ? 'Show to visitors' : 'Hide from visitors'}
          </Menu.Item>
        )}
        {props.isKnown && (
          <Menu.Item leftSection={<IconBookmark {...icon} />} onClick={props.onSaveSection}>
            Save as section…
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash {...icon} />} color="red" onClick={props.onDelete}>
          Delete component…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
