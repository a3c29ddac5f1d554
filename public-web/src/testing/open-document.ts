import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom';

export interface OpenOptions {
  url?: string;
  /** Runs the document's own scripts, as a browser without a content security policy would. */
  runsScripts?: boolean;
  /** Called before the document is parsed, to add what a script expects of its browser. */
  prepare?: (window: DOMWindow) => void;
}

/**
 * Opens a document as a browser would, without the site's style: jsdom has no layout and parses style slowly.
 * Errors of the document's scripts fail the test.
 */
export function openDocument(html: string, options: OpenOptions = {}): JSDOM {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => {
    // jsdom does not navigate, so submitted forms and clicked links are not followed.
    if (!/not implemented/i.test(error.message)) throw error;
  });
  return new JSDOM(html.replaceAll(/<style>.*?<\/style>/gs, ''), {
    url: options.url ?? 'https://harborpine.example/',
    runScripts: options.runsScripts ? 'dangerously' : 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: options.prepare,
  });
}
