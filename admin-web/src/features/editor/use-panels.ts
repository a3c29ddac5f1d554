import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';

const remembered = (key: string, defaultValue: boolean) => ({
  key,
  defaultValue,
  getInitialValueInEffect: false,
});

/** Which panels stand beside the page. Where there is room that is remembered; else the inspector is a sheet. */
export function usePanels() {
  const [isOutlineOpen, setIsOutlineOpen] = useLocalStorage(remembered('galley-outline', false));
  const isWide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false }) ?? true;
  const [isBesideOpen, setIsBesideOpen] = useLocalStorage(remembered('galley-inspector', true));
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isInspectorOpen, setIsInspectorOpen] = isWide
    ? [isBesideOpen, setIsBesideOpen]
    : [isSheetOpen, setIsSheetOpen];
  return {
    isOutlineOpen,
    setIsOutlineOpen,
    isInspectorOpen,
    setIsInspectorOpen,
    /** In both ways, so that a form is still there when the window is made narrower. */
    showInspector: () => {
      setIsBesideOpen(true);
      setIsSheetOpen(true);
    },
    closeSheet: () => setIsSheetOpen(false),
    /** Where the sheet covers the page, it goes. */
    showPage: useCallback(() => {
      if (!isWide) setIsSheetOpen(false);
    }, [isWide]),
  };
}
