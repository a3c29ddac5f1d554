import { send } from './staff-client';

/** What a visitor sees of a page, each part from its place in the document. */
export interface VisiblePage {
  heading: string;
  announcement: string;
  /** The names in the menu by path. */
  menu: Record<string, string>;
}

/** @throws where the page does not answer with 200, or lacks one of its parts; CutOff as for every request */
export async function visit(siteUrl: string, path: string): Promise<VisiblePage> {
  const { status, text } = await send(`${siteUrl}${path}`);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
  const part = (expression: RegExp) => {
    const found = expression.exec(text)?.[1];
    if (found === undefined) throw new Error(`${path} has nothing that is like ${expression}: ${text}`);
    return found;
  };
  const links = part(/<nav id="menu"[^>]*>(.*?)<\/nav>/s).matchAll(
    /<a [^>]*?href="([^"]+)"[^>]*>([^<]*)<\/a>/g,
  );
  return {
    heading: part(/<h1>([^<]*)<\/h1>/),
    announcement: part(/<aside class="announcement"[^>]*><p>([^<]*)<\/p>/),
    menu: Object.fromEntries([...links].map(([, href = '', name = '']) => [href, name])),
  };
}
