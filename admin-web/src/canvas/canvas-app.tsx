import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { CanvasStore } from './canvas-state';
import { EmptyPage } from './empty-page';
import { FormatBar } from './format-bar';
import { LinkBar } from './link-bar';
import { listenToPage } from './listen-to-page';
import { movedKey } from './moved-key';
import { Overlay } from './overlay';
import { markEmptyFields, removeFromTabOrder } from './page-marks';
import { PageParts } from './page-parts';
import { SlashMenu } from './slash-menu';
import type { TypingControl } from './typing';
import { useMeasured } from './use-measured';
import type { WaitingWords } from './waiting-words';

interface CanvasAppProps {
  store: CanvasStore;
  typing: TypingControl;
  waiting: WaitingWords;
  host: HTMLElement;
}

/** Renders the page's components into the page's own document, with the frame and the tools above them. */
export function CanvasApp({ store, typing, waiting, host }: CanvasAppProps) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const typed = useSyncExternalStore(typing.subscribe, typing.get);
  const { holder, selected, isLed, canEdit, entries } = state;
  const measured = useMeasured(holder, state);
  const isTyping = typed !== undefined;

  useEffect(() => listenToPage({ store, typing, waiting }, host), [store, typing, waiting, host]);
  // After each render, since React restores what it rendered.
  useEffect(() => {
    if (!holder) return;
    removeFromTabOrder(holder);
    markEmptyFields(holder, entries, canEdit ? selected : undefined);
  });
  const shownBefore = useRef<string>(undefined);
  const orderBefore = useRef<readonly string[]>([]);
  useEffect(() => {
    const order = entries.map(({ key }) => key);
    const moved = movedKey(orderBefore.current, order, selected);
    orderBefore.current = order;
    if (moved !== undefined) measured.show(moved, true);
    if (shownBefore.current === selected) return;
    // A newly added component is rendered a moment after it is selected.
    if (measured.show(selected, isLed)) shownBefore.current = selected;
  });

  return (
    <>
      {holder && createPortal(<PageParts {...state} />, holder)}
      <Overlay
        store={store}
        typing={typing}
        waiting={waiting}
        state={state}
        boxes={measured.boxes}
        isTyping={isTyping}
      />
      {holder && canEdit && entries.length === 0 && <EmptyPage holder={holder} store={store} />}
      {typed && !typed.editor && <LinkBar store={store} state={state} typed={typed} />}
      {typed?.editor && (
        <>
          <FormatBar editor={typed.editor} element={typed.element} typing={typing} />
          <SlashMenu editor={typed.editor} typing={typing} />
        </>
      )}
    </>
  );
}
