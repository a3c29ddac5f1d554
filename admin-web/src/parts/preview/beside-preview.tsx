import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './beside-preview.module.css';

interface BesidePreviewProps {
  children: ReactNode;
  preview: ReactNode;
  /** The preview shows nothing of what is being edited. */
  isPreviewHidden?: boolean;
  /** In a dialog the preview scrolls with the fields; on a screen it stays visible. */
  isInDialog?: boolean;
  /** The preview matters most, and gets more room. */
  isWide?: boolean;
}

/**
 * Shows fields and preview side by side. Below 1100 pixels they become tabs, by CSS alone: nothing is unmounted, so
 * no input is lost when a window is narrowed.
 */
export function BesidePreview({
  children,
  preview,
  isPreviewHidden,
  isInDialog,
  isWide,
}: BesidePreviewProps) {
  const [shown, setShown] = useState('fields');
  return (
    <div data-alone={isPreviewHidden || undefined} className={classes.frame}>
      <SegmentedControl
        className={classes.tabs}
        aria-label="Fields or preview"
        fullWidth
        value={shown}
        onChange={setShown}
        data={[
          { value: 'fields', label: 'Edit' },
          { value: 'preview', label: 'Preview' },
        ]}
      />
      <div
        className={classes.sides}
        data-shown={shown}
        data-in-dialog={isInDialog || undefined}
        data-wide={isWide || undefined}
      >
        <div className={classes.fields}>{children}</div>
        <section
          className={classes.preview}
          aria-label={isInDialog ? 'Preview of the tab' : 'Preview of the site'}
        >
          {preview}
        </section>
      </div>
    </div>
  );
}
