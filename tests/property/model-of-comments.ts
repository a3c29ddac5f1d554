import type { CommentIntent, Intent } from './intents';
import type { Model } from './model';

export interface ModelThread {
  pageId: number;
  isResolved: boolean;
  /** By id, in the order in which they were written. */
  comments: Map<string, { text: string; by: string }>;
}

const kinds = new Set<string>(['startThread', 'answerThread', 'resolveThread', 'deleteComment']);
export const isAboutComments = (intent: Intent): intent is CommentIntent => kinds.has(intent.kind);

/** The existing comments: none is lost, and none is added to a thread that is resolved or deleted. */
export class ModelComments {
  readonly threads = new Map<string, ModelThread>();
  /** The numbers of written comments and of resolved threads. */
  written = 0;
  resolved = 0;

  constructor(private readonly model: Model) {}

  apply(intent: CommentIntent, by: string): void {
    const { pageId, threadId } = intent;
    if (intent.kind === 'startThread') {
      // The first comment has the id of its thread.
      const comments = new Map([[threadId, { text: intent.text, by }]]);
      this.threads.set(threadId, { pageId, isResolved: false, comments });
      this.written += 1;
      return;
    }
    const thread = this.threads.get(threadId);
    if (!thread) {
      this.model.violations.push(`${intent.kind} was done in a thread that is gone`);
    } else if (intent.kind === 'resolveThread') {
      thread.isResolved = intent.isResolved;
      if (intent.isResolved) this.resolved += 1;
    } else if (intent.kind === 'answerThread') {
      if (thread.isResolved) this.model.violations.push('An answer went into a thread that is resolved');
      thread.comments.set(intent.commentId, { text: intent.text, by });
      this.written += 1;
    } else {
      thread.comments.delete(intent.commentId);
      if (thread.comments.size === 0) this.threads.delete(threadId);
    }
  }
}
