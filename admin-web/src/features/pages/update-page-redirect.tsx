import { PageOfRoute } from './page-of-route';

/** /UpdatePage/{pageId}: an older address; it leads to the screen that fits the page. */
export function UpdatePageRedirect() {
  return <PageOfRoute />;
}
