import { imageSource } from '@galley/public-web/image-source';
import { ActionIcon, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconDots, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import type { StoredSlide } from '../../../../parts/components/slide-values';
import { MoveItems, SortableEntry } from '../../../../ui/sortable-entry';
import classes from './banner.module.css';

interface SlideRowProps {
  slide: StoredSlide;
  isReadOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: () => void;
  /** -1 moves up, 1 down. */
  onMove: (step: -1 | 1) => void;
  onDelete: () => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true };

/** One slide in the list: its picture and text, and in a draft its actions. */
export function SlideRow(props: SlideRowProps) {
  const { slide, isReadOnly } = props;
  const name = slide.componentName;
  return (
    <SortableEntry id={slide.id} name={name} isFixed={isReadOnly}>
      <UnstyledButton
        className={classes.open}
        onClick={props.onOpen}
        aria-label={`${isReadOnly ? 'View' : 'Edit'} ${name}`}
      >
        <img className={classes.thumbnail} src={imageSource(slide.backgroundImage)} alt="" loading="lazy" />
        <span className={classes.rowWords}>
          <Text span truncate fw={500} display="block" title={name}>
            {name}
          </Text>
          <Text span truncate size="xs" c="dimmed" display="block">
            {[`${slide.sliderDuration / 1000} s`, slide.actionText].filter(Boolean).join(' · ')}
          </Text>
        </span>
        {isReadOnly ? <IconEye {...icon} /> : <IconPencil {...icon} />}
      </UnstyledButton>
      {!isReadOnly && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon aria-label={`Actions of ${name}`} size="md">
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <MoveItems isFirst={props.isFirst} isLast={props.isLast} onMove={props.onMove} />
            <Menu.Divider />
            <Menu.Item leftSection={<IconTrash {...icon} />} color="red" onClick={props.onDelete}>
              Delete slide…
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </SortableEntry>
  );
}
