import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, type TablerIcon } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import type { PageHistory } from './page-history';

interface HistoryButtonsProps {
  history: PageHistory;
  undoing: { undo: () => void; redo: () => void };
}

/** The buttons for undo and redo of the whole page. */
export function HistoryButtons({ history, undoing: { undo, redo } }: HistoryButtonsProps) {
  const { canUndo, canRedo } = useSyncExternalStore(history.subscribe, history.get);
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
      {/* Not `disabled`: a button that was just clicked keeps the focus. */}
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
