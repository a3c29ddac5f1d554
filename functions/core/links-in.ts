import type { MarkupNode } from '@galley/shared/rich-text/markup-tree';
import { decodeUrl } from '@galley/shared/safe-url';
import { type Hosts, readSiteUrl } from './site-urls';

/**
 * Finds the site's own URLs that a component, a tab or the footer links to, in texts and link fields. A text
 * may come from an earlier release, so it takes the parser, which is loaded here.
 */
export async function linkFinder(hosts: Hosts): Promise<(value: unknown) => Set<string>> {
  const { parseHtml } = await import('@galley/shared/rich-text/parse-html');
  return (value) => {
    const found = new Set<string>();
    const add = (text: string) => {
      const url = readSiteUrl(decodeUrl(text.trim()), hosts);
      if (url) found.add(url.path);
    };
    const read = (nodes: readonly MarkupNode[]) => {
      for (const node of nodes) {
        if (typeof node === 'string') continue;
        add(node.get('href') ?? '');
        read(node.children);
      }
    };
    const visit = (part: unknown): void => {
      if (part !== null && typeof part === 'object') Object.values(part).forEach(visit);
      if (typeof part !== 'string') return;
      if (!part.includes('<')) add(part);
      else if (/href/i.test(part)) read(parseHtml(part));
    };
    visit(value);
    return found;
  };
}
