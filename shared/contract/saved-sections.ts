import * as z from 'zod';
import { limits } from '../limits';
import { id, requiredText, revision } from '../schemas/fields';
import { call } from './call';
import { place, placeOnDraft, read, remove, save } from './component-call';
import { componentBody } from './components';

const oneSection = { savedSectionId: id('savedSectionId') };
export const savedSectionName = requiredText('Name', limits.savedSectionName);

const savedSection = z.object({
  savedSectionId: z.number(),
  name: z.string(),
  /** A component type; one of a later release is possible. */
  type: z.string(),
  /** The user who saved it; absent where that is unknown. */
  savedBy: z.number().optional(),
  savedAt: z.string(),
  revision: z.number(),
});
export type SavedSection = z.infer<typeof savedSection>;

/** Saved sections: components that a company keeps under a name and puts on pages as copies. */
export const savedSectionCalls = {
  /** The newest first, without content. */
  listSavedSections: call({
    ...read,
    path: '/api/Admin/GetSavedSections',
    input: z.object({}),
    output: z.array(savedSection),
  }),
  /** The content; its `componentId` is 0, because it is on no page. */
  getSavedSection: call({
    ...read,
    path: '/api/Admin/GetSavedSection',
    input: z.object(oneSection),
    output: componentBody,
  }),
  /** Keeps a copy of a component as it is now. */
  createSavedSection: call({
    ...save,
    path: '/api/Admin/CreateSavedSection',
    input: z.object({ pageComponentId: id('pageComponentId'), name: savedSectionName }),
  }),
  renameSavedSection: call({
    ...save,
    path: '/api/Admin/RenameSavedSection',
    input: z.object({ ...oneSection, name: savedSectionName, revision }),
  }),
  deleteSavedSection: call({
    ...remove,
    path: '/api/Admin/DeleteSavedSection',
    input: z.object(oneSection),
  }),
  /** Adds a copy to a draft, and returns its id. */
  insertSavedSection: call({
    ...save,
    path: '/api/Admin/InsertSavedSection',
    input: z.object({ ...place, ...oneSection, at: placeOnDraft.optional() }),
  }),
};
