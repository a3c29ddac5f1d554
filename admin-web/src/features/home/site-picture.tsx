import { useElementSize } from '@mantine/hooks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { pageWithoutScripts } from '../preview/page-frame';
import { readShownHtml } from '../preview/read-shown-html';
import classes from './site-card.module.css';

/** The width of a desktop window in pixels, and the proportion of it that is shown. */
const [width, ratio] = [1280, 3 / 4];

/** Reads the home page as a document without scripts, and again once it is live. */
function useDocument(pageId: number | undefined, isLive: boolean) {
  return useQuery({
    queryKey: ['home-picture', pageId, isLive],
    queryFn:
      pageId === undefined
        ? skipToken
        : async ({ signal }) => {
            const html = await readShownHtml(pageId, signal);
            return html === null ? null : pageWithoutScripts(html);
          },
  });
}

/** A picture of the top of the page. Nothing in it can be focused or clicked. */
export function SitePicture({ pageId, isLive }: { pageId: number | undefined; isLive: boolean }) {
  const { data } = useDocument(pageId, isLive);
  const { ref, width: room } = useElementSize();
  const scale = room / width;
  return (
    <div ref={ref} className={classes.picture} inert>
      {data && room > 0 && (
        <iframe
          title={isLive ? 'The home page as visitors see it' : 'The home page as visitors will see it'}
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
