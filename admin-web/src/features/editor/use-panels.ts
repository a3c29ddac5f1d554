import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { useIsPhone } from '../../ui/use-is-phone';

const remembered = (key: string, defaultValue: boolean) => ({
  key,
  defaultValue,
  getInitialValueInEffect: false,
});

/** As in the style sheet. */
const panelWidth = 320;

type Sheet = 'outline' | 'inspector';

/**
 * The panels beside the page. Where there is room, their state is remembered; else one is open at a time, on phones as
 * a sheet over the page.
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
  const isInspectorOpen = isOpen('inspector', isInspectorBeside) && !isCommentsOpen;
  const isPhone = useIsPhone();
  return {
    isOutlineOpen: isOpen('outline', isOutlineBeside),
    setIsOutlineOpen: (isNext: boolean) =>
      isWide ? setIsOutlineBeside(isNext) : showSheet(isNext ? 'outline' : undefined),
    isInspectorOpen,
    setIsInspectorOpen: (isNext: boolean) => {
      showSheet(isNext ? 'inspector' : undefined);
      if (isWide) setIsInspectorBeside(isNext);
    },
    isCommentsOpen,
    /** The width of the panel beside a page that has little room. */
    givenUp: !isWide && !isPhone && (isInspectorOpen || isCommentsOpen) ? panelWidth : 0,
    setIsCommentsOpen: (isNext: boolean) => {
      setSheet(undefined);
      setIsCommentsOpen(isNext);
    },
    /** In both layouts, so that a form stays open when the window is narrowed. */
    showInspector: () => {
      showSheet('inspector');
      setIsInspectorBeside(true);
    },
    /** On a phone a sheet covers what was just selected, typed or made on the page. Returns whether it is a phone. */
    leaveSheet: () => {
      if (isPhone) showSheet();
      return isPhone;
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
