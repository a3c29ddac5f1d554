import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';

const remembered = (key: string, defaultValue: boolean) => ({
  key,
  defaultValue,
  getInitialValueInEffect: false,
});

/** Which panels stand beside the page. Where there is room that is remembered; else the inspector is a sheet. */
export function usePanels(isCommentAsked: boolean) {
  const [isOutlineOpen, setIsOutlineOpen] = useLocalStorage(remembered('galley-outline', false));
  const isWide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false }) ?? true;
  const [isBesideOpen, setIsBesideOpen] = useLocalStorage(remembered('galley-inspector', true));
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isInspectorOpen, setIsInspectorOpen] = isWide
    ? [isBesideOpen, setIsBesideOpen]
    : [isSheetOpen, setIsSheetOpen];
  /** They stand in the inspector's place, which goes on working behind them. */
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
    /** In both ways, so that a form is still there when the window is made narrower. */
    showInspector: () => {
      setIsCommentsOpen(false);
      setIsBesideOpen(true);
      setIsSheetOpen(true);
    },
    /** On a phone the sheet covers what it leads to. */
    leaveSheet: () => {
      if (matchMedia('(width < 768px)').matches) setIsCommentsOpen(false);
    },
    closeSheet: () => setIsSheetOpen(false),
    /** Where the sheet covers the page, it goes. */
    showPage: useCallback(() => {
      if (isWide) return;
      setIsSheetOpen(false);
      setIsCommentsOpen(false);
    }, [isWide]),
  };
}

export type Panels = ReturnType<typeof usePanels>;
