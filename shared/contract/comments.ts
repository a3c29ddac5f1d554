import * as z from 'zod';
import { commentKey, commentText, threadSchema } from '../schemas/comment';
import { flag, id, optionalId, revision } from '../schemas/fields';
import { call } from './call';
import { deleted, saved } from './responses';

const onePage = { pageId: id('pageId') };
const oneThread = { ...onePage, threadId: commentKey('threadId') };
/** The version that is being viewed: the mail links to it, and the user who submitted it is notified. */
const onVersion = { versionId: id('versionId') };
const oneComment = { ...oneThread, commentId: commentKey('commentId') };

const change = {
  methods: ['POST'],
  area: 'versions',
  audience: 'comment',
  company: 'session',
  mutates: true,
  output: saved,
} as const;

/** Discussions of staff about a version, which visitors never get. */
export const commentCalls = {
  /**
   * All threads of a page, oldest first; `isOnVersion` of `shared/comment-threads.ts` selects those of a
   * version.
   */
  listThreads: call({
    ...change,
    path: '/api/VersionComment/GetThreads',
    methods: ['GET'],
    audience: 'staff',
    mutates: false,
    input: z.object(onePage),
    output: z.array(threadSchema),
  }),
  startThread: call({
    ...change,
    path: '/api/VersionComment/StartThread',
    input: z.object({
      ...oneThread,
      ...onVersion,
      /** Absent for the page as a whole. */
      componentId: optionalId('componentId'),
      text: commentText,
    }),
  }),
  answerThread: call({
    ...change,
    path: '/api/VersionComment/AnswerThread',
    input: z.object({ ...oneComment, ...onVersion, text: commentText }),
  }),
  resolveThread: call({
    ...change,
    path: '/api/VersionComment/ResolveThread',
    input: z.object({ ...oneThread, ...onVersion, isResolved: flag('isResolved') }),
  }),
  editComment: call({
    ...change,
    path: '/api/VersionComment/EditComment',
    input: z.object({ ...oneComment, text: commentText, revision: revision.unwrap() }),
  }),
  /** One's own comment, or any for users who may publish; deleting the last comment deletes the thread. */
  deleteComment: call({
    ...change,
    path: '/api/VersionComment/DeleteComment',
    input: z.object(oneComment),
    output: deleted,
  }),
};
