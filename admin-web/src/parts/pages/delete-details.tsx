import type { PageLinks } from '@galley/shared/schemas/redirect';
import { List, Skeleton, Text } from '@mantine/core';
import { messageOf } from '../../lib/api-error';
import { useGetPageLinks } from './use-pages';

const namesShown = 8;

/** Lists what is hidden together with a page, and links that would be broken. */
export function DeleteDetails({ pageId }: { pageId: number }) {
  return <IncomingLinks query={useGetPageLinks(pageId)} isOne />;
}

interface IncomingLinksProps {
  query: Pick<ReturnType<typeof useGetPageLinks>, 'data' | 'error'>;
  isOne: boolean;
}

/** Lists the links to one or several pages. */
export function IncomingLinks({ query: { data, error }, isOne }: IncomingLinksProps) {
  const [it, leads] = isOne ? ['it', 'this page'] : ['them', 'these pages'];
  return (
    <>
      <Text size="sm">
        Visitors can no longer open {it}. Nothing is lost: {isOne ? 'it' : 'they'} can be restored.
      </Text>
      {!data && !error && (
        <div role="status" aria-label={`Looking for links to ${leads}`}>
          <Skeleton height={14} mt="xs" width="70%" />
          <Skeleton height={14} mt={6} width="50%" />
        </div>
      )}
      {error && (
        <Text size="sm" mt="xs" c="var(--mantine-color-error)" role="alert">
          What leads to {leads} could not be loaded. {messageOf(error)}
        </Text>
      )}
      {data && <Links links={data} it={it} />}
    </>
  );
}

function Links({ links, it }: { links: PageLinks; it: string }) {
  const { pagesUnder, pages, menus, tabs, isInFooter, redirects } = links;
  const isLinked = pages.length + menus.length + tabs.length + redirects.length > 0 || isInFooter;
  const places = [
    ...tabs.map(({ name }) => `the navbar tab '${name}'`),
    ...(isInFooter ? ['the footer'] : []),
  ];
  return (
    <>
      <Names
        head={
          pagesUnder.length === 1
            ? `A page under ${it} is hidden too:`
            : `${pagesUnder.length} pages under ${it} are hidden too:`
        }
        names={pagesUnder.map(({ name }) => name)}
      />
      <Names
        head={
          menus.length === 1
            ? 'It disappears from the menu:'
            : `${menus.length} entries disappear from the menu:`
        }
        names={menus.map(({ name }) => name)}
      />
      <Names
        head={
          pages.length === 1
            ? 'A published page has a link there:'
            : `${pages.length} published pages have links there:`
        }
        names={pages.map(({ name }) => name)}
      />
      <Names head="There are also links in:" names={places} />
      <Names
        head={
          redirects.length === 1
            ? 'An old address leads there:'
            : `${redirects.length} old addresses lead there:`
        }
        names={redirects}
      />
      {!isLinked && (
        <Text size="sm" mt="xs">
          No menu and no published page leads to {it}.
        </Text>
      )}
    </>
  );
}

function Names({ head, names }: { head: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <Text size="sm" mt="xs" c="var(--mantine-color-text)">
        {head}
      </Text>
      <List size="sm">
        {names.slice(0, namesShown).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have one name, and the list never changes
          <List.Item key={index}>{name}</List.Item>
        ))}
        {names.length > namesShown && <List.Item>and {names.length - namesShown} more</List.Item>}
      </List>
    </>
  );
}
