import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { pageWithoutScripts } from '../preview/page-frame';
import classes from './site-card.module.css';

/** Pixels: what a window on a desk has, and what of it stays in the picture. */
const [width, ratio] = [1280, 3 / 4];

/** What is live of a page, as its whole document without scripts. */
function useLiveDocument(pageId: number | undefined) {
  return useQuery({
    queryKey: ['live-document', pageId],
    queryFn: async ({ signal }) => {
      const page = { pageId: pageId ?? 0 };
      const { versions } = await api('getPageComponentData', { ...page, bodies: false }, { signal });
      const live = versions.find(({ status }) => status === 'live');
      if (!live) return null;
      const { html } = await api('getPagePreview', { ...page, versionId: live.versionId }, { signal });
      return pageWithoutScripts(html);
    },
    enabled: pageId !== undefined,
  });
}

/** The top of the page in small. It is a picture: nothing in it is reached by keyboard or pressed. */
export function SitePicture({ pageId }: { pageId: number | undefined }) {
  const { data } = useLiveDocument(pageId);
  const { ref, width: room } = useElementSize();
  const scale = room / width;
  return (
    <div ref={ref} className={classes.picture} inert>
      {data && room > 0 && (
        <iframe
          title="The home page as visitors see it"
          className={classes.frame}
          sandbox="allow-same-origin"
          srcDoc={data}
          tabIndex={-1}
          style={{ width, height: width * ratio, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
