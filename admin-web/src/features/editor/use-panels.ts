import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';

const remembered = (key: string, defaultValue: boolean) => ({
  key,
  defaultValue,
  getInitialValueInEffect: false,
});

type Sheet = 'outline' | 'inspector';

/**
 * The panels beside the page. Where there is room, their state is remembered; else each is a sheet over the page, one
 * at a time.
 */
export function usePanels(isCommentAsked: boolean) {
  const isWide = useMediaQuery('(width >= 75em)', undefined, { getInitialValueInEffect: false }) ?? true;
  const [isOutlineBeside, setIsOutlineBeside] = useLocalStorage(remembered('galley-outline', false));
  const [isInspectorBeside, setIsInspectorBeside] = useLocalStorage(remembered('galley-inspector', true));
  const [sheet, setSheet] = useState<Sheet>();
  /** The comments replace the inspector, which stays mounted behind them. */
  const [isCommentsOpen, setIsCommentsOpen] = useState(isCommentAsked);
  const showSheet = (next?: Sheet) => {
    setIsCommentsOpen(false);
    setSheet(next);
  };
  const isOpen = (name: Sheet, isBeside: boolean) => (isWide ? isBeside : sheet === name);
  return {
    isOutlineOpen: isOpen('outline', isOutlineBeside),
    setIsOutlineOpen: (isNext: boolean) =>
      isWide ? setIsOutlineBeside(isNext) : showSheet(isNext ? 'outline' : undefined),
    isInspectorOpen: isOpen('inspector', isInspectorBeside) && !isCommentsOpen,
    setIsInspectorOpen: (isNext: boolean) => {
      showSheet(isNext ? 'inspector' : undefined);
      if (isWide) setIsInspectorBeside(isNext);
    },
    isCommentsOpen,
    setIsCommentsOpen: (isNext: boolean) => {
      setSheet(undefined);
      setIsCommentsOpen(isNext);
    },
    /** In both layouts, so that a form stays open when the window is narrowed. */
    showInspector: () => {
      showSheet('inspector');
      setIsInspectorBeside(true);
    },
    /** On a phone a sheet covers what was just selected or typed on the page. */
    leaveSheet: () => {
      if (matchMedia('(width < 48em)').matches) showSheet();
    },
    closeSheet: () => setSheet(undefined),
    /** Closes the sheet where it covers the page. */
    showPage: useCallback(() => {
      if (isWide) return;
      setIsCommentsOpen(false);
      setSheet(undefined);
    }, [isWide]),
  };
}

export type Panels = ReturnType<typeof usePanels>;
