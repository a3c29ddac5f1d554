import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, type TablerIcon } from '@tabler/icons-react';

interface HistoryButtonsProps {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Undo over the whole page. */
export function HistoryButtons({ canUndo, canRedo, undo, redo }: HistoryButtonsProps) {
  return (
    <Group gap={2} wrap="nowrap" role="group" aria-label="Undo on the page">
      <HistoryButton label="Undo" icon={IconArrowBackUp} isOffered={canUndo} onClick={undo} />
      <HistoryButton label="Redo" icon={IconArrowForwardUp} isOffered={canRedo} onClick={redo} />
    </Group>
  );
}

interface HistoryButtonProps {
  label: string;
  icon: TablerIcon;
  isOffered: boolean;
  onClick: () => void;
}

function HistoryButton({ label, icon: Icon, isOffered, onClick }: HistoryButtonProps) {
  return (
    <Tooltip label={label}>
      {/* Not `disabled`: a button that has just been used keeps the focus. */}
      <ActionIcon
        aria-label={label}
        aria-disabled={!isOffered}
        opacity={isOffered ? 1 : 0.4}
        onClick={() => isOffered && onClick()}
      >
        <Icon size={18} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  );
}
