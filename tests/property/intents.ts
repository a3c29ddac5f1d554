export type WorkflowStep =
  | 'submitDraft'
  | 'recallDraft'
  | 'rejectDraft'
  | 'publishDraft'
  | 'deleteDraft'
  | 'unpublish';

/** What a person was about to change, and what he saw of it before. Each text is used once. */
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
  | LaunchIntent
  | CommentIntent;

export type LaunchIntent =
  | { kind: 'createLaunch' }
  | { kind: 'addLaunchPages' | 'planLaunch' | 'publishLaunch' | 'rollBackLaunch'; launchId: number }
  | { kind: 'removeLaunchPages'; launchId: number; pageId: number };

interface InThread {
  pageId: number;
  threadId: string;
}
export type CommentIntent =
  | ({ kind: 'startThread'; text: string } & InThread)
  | ({ kind: 'answerThread'; commentId: string; text: string } & InThread)
  | ({ kind: 'resolveThread'; isResolved: boolean } & InThread)
  | ({ kind: 'deleteComment'; commentId: string } & InThread);

/** What a draft makes of its page: from this to that. */
export type Proposed = Record<'name' | 'slug', { from: string; to: string }>;
