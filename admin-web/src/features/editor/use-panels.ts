import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';

const remembered = (key: string, defaultValue: boolean) => ({
  key,
  defaultValue,
  getInitialValueInEffect: false,
});

/** The panels beside the page. Where there is room, their state is remembered; else the inspector is a sheet. */
export function usePanels(isCommentAsked: boolean) {
  const [isOutlineOpen, setIsOutlineOpen] = useLocalStorage(remembered('galley-outline', false));
  const isWide = useMediaQuery('(width >= 75em)', undefined, { getInitialValueInEffect: false }) ?? true;
  const [isBesideOpen, setIsBesideOpen] = useLocalStorage(remembered('galley-inspector', true));
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isInspectorOpen, setIsInspectorOpen] = isWide
    ? [isBesideOpen, setIsBesideOpen]
    : [isSheetOpen, setIsSheetOpen];
  /** The comments replace the inspector, which stays mounted behind them. */
  const [isCommentsOpen, setIsCommentsOpen] = useState(isCommentAsked);
  return {
    isOutlineOpen,
    setIsOutlineOpen,
    isInspectorOpen: isInspectorOpen && !isCommentsOpen,
    setIsInspectorOpen: (isOpen: boolean) => {
      setIsCommentsOpen(false);
      setIsInspectorOpen(isOpen);
    },
    isCommentsOpen,
    setIsCommentsOpen,
    /** In both layouts, so that a form stays open when the window is narrowed. */
    showInspector: () => {
      setIsCommentsOpen(false);
      setIsBesideOpen(true);
      setIsSheetOpen(true);
    },
    /** On a phone a sheet covers what was just selected or typed on the page. */
    leaveSheet: () => {
      if (!matchMedia('(width < 48em)').matches) return;
      setIsSheetOpen(false);
      setIsCommentsOpen(false);
    },
    closeSheet: () => setIsSheetOpen(false),
    /** Closes the sheet where it covers the page. */
    showPage: useCallback(() => {
      if (isWide) return;
      setIsSheetOpen(false);
      setIsCommentsOpen(false);
    }, [isWide]),
  };
}

export type Panels = ReturnType<typeof usePanels>;
