import type { FormModel } from '@galley/public-web/site-model';
import type { Surroundings } from '@galley/public-web/surroundings';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { ApiResponse } from '../../lib/api';
import type { ButtonContent } from '../text-editor/button-command';
import type { PlacedPicture } from '../text-editor/placed-picture';
import type { ConflictSides } from './conflict-sides';

/**
 * The messages between the editor and its canvas. The canvas is a document of its own (`/canvas.html`) in a frame;
 * the editor holds the state of the page, and typed text is sent there as patches.
 */

/** One component on the canvas; `note` replaces it while there is nothing to draw because it has none of its entries. */
export interface CanvasEntry {
  key: string;
  component?: RenderableComponent;
  note?: string;
  /** Its component's type. */
  type?: string;
  /** What such an entry is called. */
  lacks?: string | undefined;
}

/** What the canvas draws besides the components, and what users may do there. */
export interface CanvasSurroundings {
  /** The forms that the components show, by form id. */
  forms: Record<number, FormModel>;
  images: ImageModels;
  /** The targets of links to pages, by page id. */
  linkUrls: Readonly<Record<string, string>>;
  /** What components show besides their own fields. */
  surroundings: Surroundings;
  /** False for a read-only version. */
  canEdit: boolean;
}

/** A field of a component on the canvas. */
export interface CanvasField {
  key: string;
  field: string;
}

/** A picture in a field, with its focal point there, or '' for its own. */
export interface CanvasPicture {
  imageUrl: string;
  focus: string;
}

/**
 * A letter, or 'Backspace', with the time of the key press in milliseconds of a clock that editor and canvas share.
 */
export interface TypedKey {
  key: string;
  at: number;
}

/** The component that someone else has saved in between, with both texts of what differs. */
export interface CanvasConflict {
  key: string;
  /** Who may have saved it, as a sentence. */
  by: string;
  sides: readonly ConflictSides[];
}

/** The number of open threads of each component. */
export interface CanvasComments {
  counts: Readonly<Record<string, number>>;
  /** Whether the user may write comments. */
  canComment: boolean;
}

/** The parts around the components, which are edited elsewhere. */
export type ChromePart = 'header' | 'menu' | 'footer' | 'heading';

/** The data with which the canvas can draw a page by itself. */
export type OpenedPage = ApiResponse<'getOpenedPage'>;

export type ToCanvas =
  /** The initial page, before the editor exists; the editor later sends the same, and then updates. */
  | { kind: 'open'; page: OpenedPage }
  /** The page's document as the site serves it: the canvas replaces the components in it by its own. */
  | { kind: 'page'; source: string; themeCss: string }
  | ({
      kind: 'entries';
      order: string[];
      /** New and changed entries. */
      changed: CanvasEntry[];
      /** The last patch that these entries include. */
      seen: number;
      /** The last move of the canvas that this order knows of. */
      moved: number;
    } & CanvasSurroundings)
  | {
      kind: 'select';
      key: string | undefined;
      /** Where a new component will be, while its type is being chosen. */
      addsAt: number | undefined;
      /** The last selection of the canvas that the editor has handled. */
      seen: number;
    }
  /** Starts editing this field, into which text waiting for a draft is inserted. */
  | ({ kind: 'type' } & CanvasField)
  /** Typed while the question about a draft was open. */
  | ({ kind: 'typedAround' } & TypedKey)
  /** The response to `typesIn`: from now on keys are pressed on the page. */
  | { kind: 'noMoreKeys' }
  /** There will be no draft: text that was typed for it is dropped. */
  | { kind: 'noDraft' }
  | ({ kind: 'comments' } & CanvasComments)
  | { kind: 'conflict'; conflict?: CanvasConflict }
  /** Shows both texts of the conflict. */
  | { kind: 'showConflict' }
  /** Undo has changed these fields, including one that is being edited. */
  | { kind: 'put'; key: string; values: Readonly<Record<string, unknown>> }
  /** The response to `pickLink` for a text: undefined where it was cancelled, '' to remove the link. */
  | { kind: 'link'; link?: string; words: string }
  /** The response to `pickButton`: undefined where it was cancelled, 'text' to turn it into text. */
  | { kind: 'button'; button?: ButtonContent | 'text' }
  /** The response to `pickPicture` and `givePicture`: undefined where it was cancelled or refused. */
  | { kind: 'picture'; picture?: PlacedPicture }
  /** Asks the canvas to report all typed text at once, and to confirm that. */
  | { kind: 'settle' };

/** The message of this kind. */
export type EditorMessage<Kind extends ToCanvas['kind']> = Extract<ToCanvas, { kind: Kind }>;

export type FromCanvas =
  | { kind: 'select'; key: string | undefined; number: number }
  /** `forMs`: how long ago its first key was pressed. */
  | ({ kind: 'typed'; value: string; number: number; forMs: number } & CanvasField)
  /** Typing continues: more text is reported within this time. */
  | { kind: 'typesOn'; forMs: number }
  /** All typed text was reported. */
  | { kind: 'settled' }
  /** A user types on a read-only version. */
  | ({ kind: 'wantsToEdit' } & CanvasField)
  /** The response to `type`: the field has the focus, if it exists. */
  | { kind: 'typesIn' }
  /** A picture was clicked to be replaced. */
  | ({ kind: 'pickImage'; imageUrl: string } & CanvasField)
  /** Asks for the focal point of a picture in its place, or for a part of it. */
  | ({ kind: 'adjustImage' } & CanvasField & CanvasPicture)
  /** Asks for the target of a link: of the selected text, or of the named field. */
  | { kind: 'pickLink'; current: string; of?: CanvasField }
  /** Asks for label and target of a button: of a new one at the cursor, or of the one there. */
  | { kind: 'pickButton'; start: ButtonContent; isThere: boolean }
  /** A file was dropped on a picture to replace it; without a field, dropped on or pasted into the text at the cursor. */
  | { kind: 'givePicture'; file: File; isOneOfSeveral: boolean; to?: CanvasField }
  /** Asks for a picture of the library to insert at the cursor. */
  | { kind: 'pickPicture' }
  /** Something with a form of its own was clicked, such as a slide; `entry` is its number, 0 for a new one. */
  | { kind: 'openEntry'; key: string; entry: number }
  | { kind: 'add'; at: number }
  /** `to`: its position among the components, from 0. */
  | { kind: 'move'; key: string; to: number; number: number }
  | { kind: 'hide'; key: string; isHidden: boolean }
  | { kind: 'duplicate' | 'saveSection' | 'delete'; key: string }
  /** Opens the comments on the component, or a new one. */
  | { kind: 'comment'; key: string }
  /** The user's decision about the conflict. */
  | { kind: 'decide'; isMine: boolean }
  | { kind: 'chrome'; part: ChromePart }
  /** A link was clicked with Ctrl. */
  | { kind: 'follow'; url: string }
  | { kind: 'key'; key: 'save' | 'help' | 'undo' | 'redo' };

/** The first message of a loaded canvas; the editor responds with a port. */
export const canvasReady = 'galley-canvas-ready';

/** Sent when the page that the canvas opened with has been drawn. */
export const canvasShown = 'galley-canvas-shown';

/** The title of the canvas's frame. */
export const canvasTitle = ({ name }: { name: string }) => `Page ${name}`;
