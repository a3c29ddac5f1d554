/**
 * Fetches files without running them: those of the admin and of its first screen, or those that the editor opens a
 * page with. The document names them in links with this relation, which is of no meaning to a browser
 * (`vite.config.ts`).
 * @param when browsers warn of a style that is preloaded and not used within seconds
 */
export function fetchFiles(relation: 'galley-admin' | 'galley-editor', when: 'now' | 'later'): void {
  for (const named of document.querySelectorAll<HTMLLinkElement>(`link[rel="${relation}"]`)) {
    const link = document.createElement('link');
    link.rel = named.as === 'script' ? 'modulepreload' : when === 'now' ? 'preload' : 'prefetch';
    link.as = named.as;
    link.crossOrigin = '';
    link.href = named.href;
    named.replaceWith(link);
  }
}
