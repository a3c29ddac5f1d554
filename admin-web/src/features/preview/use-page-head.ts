import { useDocumentTitle } from '@mantine/hooks';
import { useEffect } from 'react';

interface PageHead {
  scoTitle: string;
  scoMetaDescription: string;
  scoMetaKeywords: string;
}

/** Gives the window the title and metas of the page, until the screen is left. */
export function usePageHead(page: PageHead | undefined) {
  useDocumentTitle(page?.scoTitle || 'Preview · Galley');
  const description = page?.scoMetaDescription;
  const keywords = page?.scoMetaKeywords;
  useEffect(() => {
    const metas = Object.entries({ description, keywords }).flatMap(([name, content]) => {
      if (!content) return [];
      const meta = document.createElement('meta');
      meta.name = name;
      meta.content = content;
      document.head.append(meta);
      return [meta];
    });
    return () => {
      for (const meta of metas) meta.remove();
    };
  }, [description, keywords]);
}
