import type { FormModel } from '@galley/public-web/site-model';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { ImageModels } from '@galley/shared/schemas/image';

/**
 * What the editor and its canvas say to each other. The canvas is a document of its own (`/canvas.html`) in a frame; the
 * state of the page is the editor's, and what is typed on the page goes there as patches.
 */

/** One component on the canvas; `note` stands in its place while there is nothing to draw. */
export interface CanvasEntry {
  key: string;
  component?: RenderableComponent;
  note?: string;
}

/** What the canvas draws beside the components, and what people may do there. */
export interface CanvasSurroundings {
  /** The forms that the components show, by form id. */
  forms: Record<number, FormModel>;
  images: ImageModels;
  /** False for a version that can only be viewed. */
  canEdit: boolean;
}

/** A field of a component on the canvas. */
export interface CanvasField {
  key: string;
  field: string;
}

/** What stands around the components, and is changed elsewhere. */
export type ChromePart = 'header' | 'menu' | 'footer' | 'heading';

export type ToCanvas =
  /** The page's document, without its components. */
  | { kind: 'page'; source: string; themeCss: string }
  | ({
      kind: 'entries';
      order: string[];
      /** Those that are new or other than before. */
      changed: CanvasEntry[];
      /** The last patch that these entries know of. */
      seen: number;
    } & CanvasSurroundings)
  | {
      kind: 'select';
      key: string | undefined;
      /** The last choice of the canvas that the editor has dealt with. */
      seen: number;
    }
  /** Somebody is to type in this field. */
  | ({ kind: 'type' } & CanvasField)
  /** These fields hold something else by undoing, also where somebody types. */
  | { kind: 'put'; key: string; values: Readonly<Record<string, unknown>> }
  /** What is typed is told at once; the canvas says when it was. */
  | { kind: 'settle' };

export type FromCanvas =
  | { kind: 'select'; key: string | undefined; number: number }
  | ({ kind: 'typed'; value: string; number: number } & CanvasField)
  /** All that is typed was told. */
  | { kind: 'settled' }
  /** Somebody types on a version that can only be viewed. */
  | ({ kind: 'wantsToEdit' } & CanvasField)
  /** A picture was clicked, to be replaced. */
  | ({ kind: 'pickImage' } & CanvasField)
  /** Something that has a form of its own was clicked, such as a slide; `entry` is its number. */
  | { kind: 'openEntry'; key: string; entry: number }
  | { kind: 'add'; at: number }
  /** `to`: its place among the components, from 0. */
  | { kind: 'move'; key: string; to: number }
  | { kind: 'hide'; key: string; isHidden: boolean }
  | { kind: 'duplicate' | 'remove' | 'delete'; key: string }
  | { kind: 'chrome'; part: ChromePart }
  /** A link was clicked with Ctrl. */
  | { kind: 'follow'; address: string }
  | { kind: 'key'; key: 'save' | 'help' | 'undo' | 'redo' };

/** The first word of a canvas that has loaded; the editor answers with a port. */
export const canvasReady = 'galley-canvas-ready';
