import { linkToPage } from '@galley/shared/admin-screens';
import { useNavigate } from 'react-router-dom';
import { linkedPage } from '../../../parts/links/link-offers';
import { useListPages } from '../../../parts/pages/use-pages';
import { notifyNotice } from '../../../ui/notify';

/** Opens the page that a link on the canvas leads to, in its editor; other URLs are only named. */
export function useFollowLink() {
  const navigate = useNavigate();
  const { refetch } = useListPages(false);
  return async (url: string) => {
    const page = linkedPage(url, (await refetch()).data)?.page;
    if (page) navigate(linkToPage({ id: page.pageId, isExternal: page.isExternal }));
    else notifyNotice(`Links do not open in the editor. This one leads to ${url}`);
  };
}
