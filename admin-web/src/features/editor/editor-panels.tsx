import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import classes from './editor-panels.module.css';
import type { Panels } from './use-panels';

interface EditorPanelsProps {
  canvas: ReactNode;
  outline: ReactNode;
  inspector: ReactNode;
  comments: ReactNode;
  panels: Panels;
}

/**
 * Lays out the page with the outline above it, and the inspector beside it or, on phones, above it too: as a sheet from
 * below. A hidden inspector stays mounted, so that no input is lost; a hidden outline
 * is unmounted.
 */
export function EditorPanels({ panels, ...props }: EditorPanelsProps) {
  const { isOutlineOpen, isInspectorOpen, isCommentsOpen } = panels;
  // Once opened, the comments stay mounted, so that their input is kept.
  const [wereCommentsOpen, setWereCommentsOpen] = useState(false);
  if (isCommentsOpen && !wereCommentsOpen) setWereCommentsOpen(true);
  const frame = useRef<HTMLDivElement>(null);
  const inspector = useRef<HTMLElement>(null);
  // The focus does not stay in a panel that was closed: it goes to the form that took its place, or to the page.
  useDidUpdate(() => {
    if (isInspectorOpen && isFocusLost()) inspector.current?.focus();
  }, [isInspectorOpen]);
  useDidUpdate(() => {
    if (isFocusLost()) frame.current?.querySelector('iframe')?.focus({ preventScroll: true });
  }, [isOutlineOpen, isInspectorOpen, isCommentsOpen]);
  return (
    <div ref={frame} className={classes.frame}>
      <section className={classes.canvas} aria-label="Page">
        {props.canvas}
      </section>
      <section
        className={classes.outline}
        data-closed={!isOutlineOpen || undefined}
        aria-label="Components of the page"
      >
        <PanelHead
          title="Components"
          close="Hide the components"
          onClose={() => panels.setIsOutlineOpen(false)}
        />
        {isOutlineOpen && props.outline}
      </section>
      <section
        ref={inspector}
        tabIndex={-1}
        className={classes.inspector}
        data-closed={!isInspectorOpen || undefined}
        aria-label="Form of the component"
      >
        {props.inspector}
      </section>
      {wereCommentsOpen && (
        <section
          className={classes.inspector}
          data-closed={!isCommentsOpen || undefined}
          aria-label="Comments"
        >
          <PanelHead
            title="Comments"
            close="Hide the comments"
            onClose={() => panels.setIsCommentsOpen(false)}
          />
          {props.comments}
        </section>
      )}
    </div>
  );
}

const isFocusLost = () =>
  document.activeElement === document.body || !!document.activeElement?.closest('[data-closed]');

/** Stays visible while the content below scrolls. */
function PanelHead({ title, close, onClose }: { title: string; close: string; onClose: () => void }) {
  return (
    <div className={classes.head}>
      <Text fw={600} size="lg">
        {title}
      </Text>
      <Tooltip label={close}>
        <ActionIcon aria-label={close} onClick={onClose}>
          <IconX size={16} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
