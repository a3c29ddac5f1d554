import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconRestore, type TablerIcon } from '@tabler/icons-react';
import { useShortcut } from '../../../ui/shortcuts';

interface HistoryButtonsProps {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  undoAll: () => void;
  redo: () => void;
}

/** Undo over the saves of a form. Inside a text the same keys are the text's own undo. */
export function HistoryButtons({ canUndo, canRedo, undo, undoAll, redo }: HistoryButtonsProps) {
  useShortcut('mod+Z', 'Undo in the component (inside a text: in the text)', () => canUndo && undo());
  useShortcut('mod+shift+Z', 'Redo in the component', () => canRedo && redo());
  return (
    <Group gap={4} wrap="nowrap">
      <HistoryButton label="Undo" icon={IconArrowBackUp} isOffered={canUndo} onClick={undo} />
      <HistoryButton label="Redo" icon={IconArrowForwardUp} isOffered={canRedo} onClick={redo} />
      <HistoryButton
        label="Back to how it was opened"
        icon={IconRestore}
        isOffered={canUndo}
        onClick={undoAll}
      />
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
