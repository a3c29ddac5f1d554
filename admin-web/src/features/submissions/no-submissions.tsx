import { countOf } from '../../lib/count-of';
import { pagesWithForm } from '../../parts/forms/pages-of-form';
import { useListPages } from '../../parts/pages/use-pages';
import { LiveLink } from '../../parts/session/live-link';
import { EmptyState } from '../../ui/empty-state';
import { ListDrawing } from '../../ui/list-drawing';
import { useSpamCount } from './use-list-submissions';

/** Shown while a form has no submissions: says where visitors find it, or how they will. */
export function NoSubmissions({ formId }: { formId: number }) {
  const { data: pages } = useListPages();
  const spam = useSpamCount(formId);
  const [page] = pagesWithForm(pages ?? [], formId);
  return (
    <EmptyState
      icon={<ListDrawing kind="submissions" />}
      title="No submissions yet"
      action={page && <LiveLink path={page.fullUrl} label={`View ${page.pageName}`} />}
    >
      {page && `Visitors find the form on the page '${page.pageName}'. `}
      {pages && !page && 'Add the form to a page as a Form component and publish it. '}
      Submissions appear here and in your inbox.
      {!!spam && ` ${countOf(spam, 'submission')} under Spam: release what is genuine.`}
    </EmptyState>
  );
}
