import type { FormModel } from '@galley/public-web/site-model';
import type { Surroundings } from '@galley/public-web/surroundings';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { ConflictSides } from '../features/editor/inspector/conflict-sides';
import type { PlacedPicture } from '../features/editor/text-editor/placed-picture';
import type { ApiResponse } from '../lib/api';

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
  /** Where links to pages lead, by page id. */
  addresses: Readonly<Record<string, string>>;
  /** What components show besides their own fields. */
  surroundings: Surroundings;
  /** False for a version that can only be viewed. */
  canEdit: boolean;
}

/** A field of a component on the canvas. */
export interface CanvasField {
  key: string;
  field: string;
}

/** A letter, or 'Backspace'; and when it was pressed, in milliseconds by one clock for the editor and its canvas. */
export interface TypedKey {
  key: string;
  at: number;
}

/** The component that someone else saved meanwhile, with both texts of what differs. */
export interface CanvasConflict {
  key: string;
  /** Who may have saved it, as a sentence. */
  by: string;
  sides: readonly ConflictSides[];
}

/** What is said about components: how many open threads each has. */
export interface CanvasComments {
  counts: Readonly<Record<string, number>>;
  /** Whether the one who looks may say something. */
  canComment: boolean;
}

/** What stands around the components, and is changed elsewhere. */
export type ChromePart = 'header' | 'menu' | 'footer' | 'heading';

/** What the canvas needs to draw a page by itself. */
export type OpenedPage = ApiResponse<'getOpenedPage'>;

export type ToCanvas =
  /** The page to begin with, before there is an editor; which says the same once it is there, and then more. */
  | { kind: 'open'; page: OpenedPage }
  /** The page's document as the site answers it: the canvas puts its own components in the place of those. */
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
  /** Someone is to type in this field, where what waits for a draft belongs. */
  | ({ kind: 'type' } & CanvasField)
  /** Typed at the question for a draft. */
  | ({ kind: 'typedAround' } & TypedKey)
  /** The answer to `typesIn`: what is typed from now on is typed on the page. */
  | { kind: 'noMoreKeys' }
  /** There is no draft to type in: what was typed for it is forgotten. */
  | { kind: 'noDraft' }
  | ({ kind: 'comments' } & CanvasComments)
  | { kind: 'conflict'; conflict?: CanvasConflict }
  /** Both texts of the conflict are to be looked at. */
  | { kind: 'showConflict' }
  /** These fields hold something else by undoing, also where someone types. */
  | { kind: 'put'; key: string; values: Readonly<Record<string, unknown>> }
  /** The answer to `pickLink` of a text: nothing where the question was left, '' where there is to be no link. */
  | { kind: 'link'; link?: string; words: string }
  /** The answer to `pickPicture`: nothing where the library was left. */
  | { kind: 'picture'; picture?: PlacedPicture }
  /** What is typed is told at once; the canvas says when it was. */
  | { kind: 'settle' };

export type FromCanvas =
  | { kind: 'select'; key: string | undefined; number: number }
  /** `forMs`: how long ago the first key of it was pressed. */
  | ({ kind: 'typed'; value: string; number: number; forMs: number } & CanvasField)
  /** More is typed: it is told within so many milliseconds. */
  | { kind: 'typesOn'; forMs: number }
  /** All that is typed was told. */
  | { kind: 'settled' }
  /** Someone types on a version that can only be viewed. */
  | ({ kind: 'wantsToEdit' } & CanvasField)
  /** The answer to `type`: the field has the focus, if it is there. */
  | { kind: 'typesIn' }
  /** A picture was clicked, to be replaced. */
  | ({ kind: 'pickImage' } & CanvasField)
  /** Where a link is to lead: of the words that are chosen in a text, or the value of the field that is named. */
  | { kind: 'pickLink'; current: string; of?: CanvasField }
  /** A file was dropped on a picture, to take its place. */
  | ({ kind: 'dropPicture'; file: File } & CanvasField)
  /** A picture of the library is to stand where someone types. */
  | { kind: 'pickPicture' }
  /** Something that has a form of its own was clicked, such as a slide; `entry` is its number. */
  | { kind: 'openEntry'; key: string; entry: number }
  | { kind: 'add'; at: number }
  /** `to`: its place among the components, from 0. */
  | { kind: 'move'; key: string; to: number }
  | { kind: 'hide'; key: string; isHidden: boolean }
  | { kind: 'duplicate' | 'remove' | 'delete'; key: string }
  /** What is said about the component is to be read, or something to be said. */
  | { kind: 'comment'; key: string }
  /** Of the conflict. */
  | { kind: 'decide'; isMine: boolean }
  | { kind: 'chrome'; part: ChromePart }
  /** A link was clicked with Ctrl. */
  | { kind: 'follow'; address: string }
  | { kind: 'key'; key: 'save' | 'help' | 'undo' | 'redo' };

/** The first word of a canvas that has loaded; the editor answers with a port. */
export const canvasReady = 'galley-canvas-ready';

/** Said when a page is drawn that the canvas was told to open with. */
export const canvasShown = 'galley-canvas-shown';

/** What the frame of the canvas is called. */
export const canvasTitle = ({ name }: { name: string }) => `Page ${name}`;
