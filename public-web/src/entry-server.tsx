/**
 * The server entry of the public site: React renders here when something is released, never when someone
 * visits. The result is plain data, which `assemble.ts` joins into documents.
 */
export { renderChrome } from './render-chrome';
export { renderDetails } from './render-details';
export { renderForm, renderLoneForm } from './render-form';
export { BrokenComponent, renderPage } from './render-page';
