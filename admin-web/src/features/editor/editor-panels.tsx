import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarRightCollapse } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import classes from './editor-panels.module.css';
import { PanelDivider } from './panel-divider';

export type PanelName = 'list' | 'form' | 'preview';

/** Pixels. */
const listWidth = { min: 200, max: 420, fallback: 224 };
const previewWidth = { min: 280, max: 900, fallback: Math.round(Math.min(640, window.innerWidth * 0.26)) };

interface EditorPanelsProps {
  list: ReactNode;
  form: ReactNode;
  preview: ReactNode;
  /** The panel that shows where the window is too narrow for all three. */
  shown: PanelName;
  onShow: (panel: PanelName) => void;
}

/**
 * List, form and preview side by side; the outer two can be made wider, narrower or put away. Below 1100 pixels
 * they become tabs, by CSS alone: nothing is unmounted, so nothing typed is lost when a window is made smaller.
 */
export function EditorPanels({ list, form, preview, shown, onShow }: EditorPanelsProps) {
  const [sizes, setSizes] = useLocalStorage({
    key: 'galley-editor-panels',
    defaultValue: {
      list: listWidth.fallback,
      preview: previewWidth.fallback,
      isListShown: true,
      isPreviewShown: true,
    },
    getInitialValueInEffect: false,
  });
  const columns = {
    '--list-width': `${sizes.isListShown ? sizes.list : 0}px`,
    '--preview-width': `${sizes.isPreviewShown ? sizes.preview : 0}px`,
  } as CSSProperties;
  return (
    <div className={classes.frame}>
      <SegmentedControl
        className={classes.tabs}
        aria-label="Part of the editor"
        fullWidth
        value={shown}
        onChange={(value) => onShow(value as PanelName)}
        data={[
          { value: 'list', label: 'Components' },
          { value: 'form', label: 'Edit' },
          { value: 'preview', label: 'Preview' },
        ]}
      />
      <div className={classes.panels} style={columns} data-shown={shown}>
        <section
          className={`${classes.panel} ${classes.list}`}
          data-panel="list"
          data-closed={!sizes.isListShown || undefined}
          aria-label="Components of the page"
        >
          {list}
        </section>
        <PanelDivider
          label="Width of the component list"
          size={sizes.list}
          bounds={listWidth}
          direction={1}
          isClosed={!sizes.isListShown}
          onResize={(list) => setSizes({ ...sizes, list })}
          toggle={
            <CollapseButton
              label={sizes.isListShown ? 'Hide the components' : 'Show the components'}
              onClick={() => setSizes({ ...sizes, isListShown: !sizes.isListShown })}
              icon={<IconLayoutSidebarLeftCollapse size={16} stroke={1.5} />}
            />
          }
        />
        <section className={classes.panel} data-panel="form" aria-label="Form of the component">
          {form}
        </section>
        <PanelDivider
          label="Width of the preview"
          size={sizes.preview}
          bounds={previewWidth}
          direction={-1}
          isClosed={!sizes.isPreviewShown}
          onResize={(preview) => setSizes({ ...sizes, preview })}
          toggle={
            <CollapseButton
              label={sizes.isPreviewShown ? 'Hide the preview' : 'Show the preview'}
              onClick={() => setSizes({ ...sizes, isPreviewShown: !sizes.isPreviewShown })}
              icon={<IconLayoutSidebarRightCollapse size={16} stroke={1.5} />}
            />
          }
        />
        <section
          className={`${classes.panel} ${classes.preview}`}
          data-panel="preview"
          data-closed={!sizes.isPreviewShown || undefined}
          aria-label="Preview of the page"
        >
          {preview}
        </section>
      </div>
    </div>
  );
}

function CollapseButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon size="sm" variant="default" aria-label={label} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
