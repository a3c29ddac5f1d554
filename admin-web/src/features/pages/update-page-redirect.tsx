import { PageOfRoute } from './page-of-route';

/** /UpdatePage/{pageId}: an older path that redirects to the screen of the page's kind. */
export function UpdatePageRedirect() {
  return <PageOfRoute />;
}
