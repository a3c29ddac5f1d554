import { themeCss } from '@galley/public-web/theme-css';
import { loadedComponents } from '../parts/page-canvas/loaded-components';
import type { EditorMessage, OpenedPage } from '../parts/page-canvas/messages';
import { previewEntries } from '../parts/page-canvas/preview-entries';

/** The messages that the editor will send for a newly opened page: nothing is selected, and nothing typed. */
export function openedPage(page: OpenedPage): [EditorMessage<'page'>, EditorMessage<'entries'>] {
  const { html, images, surroundings, canEdit, look } = page;
  const entries = previewEntries(loadedComponents(page), null);
  const around = { forms: {}, images, linkUrls: {}, surroundings, canEdit };
  return [
    { kind: 'page', source: html, themeCss: themeCss({ ...look, theme: look.theme ?? undefined }) },
    { kind: 'entries', order: entries.map(({ key }) => key), changed: entries, seen: 0, moved: 0, ...around },
  ];
}
