import { themeCss } from '@galley/public-web/theme-css';
import { loadedComponents } from '../features/editor/canvas/loaded-components';
import { previewEntries } from '../features/editor/canvas/preview-entries';
import type { EditorMessage, OpenedPage } from './messages';

/** The messages that the editor will send for a newly opened page: nothing is selected, and nothing typed. */
export function openedPage(page: OpenedPage): [EditorMessage<'page'>, EditorMessage<'entries'>] {
  const { html, images, surroundings, canEdit, look } = page;
  const entries = previewEntries(loadedComponents(page), null);
  const around = { forms: {}, images, addresses: {}, surroundings, canEdit };
  return [
    { kind: 'page', source: html, themeCss: themeCss({ ...look, theme: look.theme ?? undefined }) },
    { kind: 'entries', order: entries.map(({ key }) => key), changed: entries, seen: 0, moved: 0, ...around },
  ];
}
