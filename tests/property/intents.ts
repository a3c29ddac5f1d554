import type { SitePartName } from '@galley/shared/site-parts';

export type WorkflowStep =
  | 'submitDraft'
  | 'recallDraft'
  | 'rejectDraft'
  | 'publishDraft'
  | 'deleteDraft'
  | 'unpublish';

/** What a user was about to change, and what they saw of it before. Each text is used once. */
export type Intent =
  | { kind: 'createPage'; name: string; slug: string; parent: number; isOnMenu: boolean }
  | {
      kind: 'changePage';
      pageId: number;
      seen: string;
      name: string;
      slug: string;
      parent: number;
      isOnMenu: boolean;
    }
  | { kind: 'deletePage' | 'restorePage'; pageId: number }
  | { kind: 'orderMenu'; parent: number; ids: number[] }
  | { kind: 'createDraft'; pageId: number; from: number | undefined }
  | { kind: 'proposeDetails'; pageId: number; versionId: number; proposed: Proposed }
  | { kind: 'addComponent'; pageId: number; versionId: number; text: string }
  | { kind: 'editComponent'; pageId: number; versionId: number; n: number; seen: string; text: string }
  | { kind: 'removeComponent'; pageId: number; versionId: number; n: number }
  | { kind: WorkflowStep; pageId: number }
  | { kind: 'restoreVersion'; pageId: number; versionId: number }
  | { kind: 'addRedirect' | 'removeRedirect'; from: string }
  | PartIntent
  | LaunchIntent
  | CommentIntent;

/** A part of the site is saved at once, by a user who saw this value before. */
export interface PartIntent {
  kind: 'savePart';
  part: SitePartName;
  seen: string;
  word: string;
}

export type LaunchIntent =
  | { kind: 'createLaunch' }
  | { kind: 'addLaunchPages' | 'planLaunch' | 'publishLaunch' | 'rollBackLaunch'; launchId: number }
  | { kind: 'removeLaunchPages'; launchId: number; pageId: number }
  | {
      kind: 'planPart';
      launchId: number;
      part: SitePartName;
      /** The number of the part's changes on the site when the user looked, and the launch's value of it. */
      base: number;
      seen: string | undefined;
      word: string;
    }
  | { kind: 'removePart'; launchId: number; part: SitePartName };

interface InThread {
  pageId: number;
  threadId: string;
}
export type CommentIntent =
  | ({ kind: 'startThread'; text: string } & InThread)
  | ({ kind: 'answerThread'; commentId: string; text: string } & InThread)
  | ({ kind: 'resolveThread'; isResolved: boolean } & InThread)
  | ({ kind: 'deleteComment'; commentId: string } & InThread);

/** The changes of page details in a draft, from one value to another. */
export type Proposed = Record<'name' | 'slug', { from: string; to: string }>;
