import { loadedPart } from '../../../lib/loaded-part';

/** By far the largest part of the editor. */
export const TextEditorFields = loadedPart(
  async () => (await import('../text-editor/text-editor-fields')).TextEditorFields,
);
export const GenericFields = loadedPart(async () => (await import('./fields/generic-fields')).GenericFields);
export const SectionSettings = loadedPart(
  async () => (await import('./fields/section-settings')).SectionSettings,
);
export const ConflictPanel = loadedPart(async () => (await import('./conflict-panel')).ConflictPanel);

/** Preloads the parts of component forms, so that the first form opens without a connection too. */
export function preloadForms(): void {
  for (const part of [TextEditorFields, GenericFields, SectionSettings, ConflictPanel]) part.preload();
}
