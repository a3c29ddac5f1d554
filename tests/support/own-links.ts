import type { CompanyScope } from '@galley/functions/core/company-scope';
import { footerEntity, sitePartition, tabEntity } from '@galley/functions/core/entities/site';
import { componentEntity } from '@galley/functions/core/entities/version';
import { linkFinder } from '@galley/functions/core/links-in';
import { readPageTree } from '@galley/functions/core/pages/page-list-repository';
import type { Table } from '@galley/functions/core/table';

/** Where all links to the site itself lead, as stored: in the first version of each page, the footer and the tabs. */
export async function storedOwnLinks(table: Table, scope: CompanyScope): Promise<string[]> {
  const linksIn = await linkFinder({ has: () => true });
  const { pages } = await readPageTree(table, scope);
  const versions = pages.map(({ id }) => table.queryAll(componentEntity.range(scope, id, 1)));
  const components = (await Promise.all(versions)).flat();
  const site = await table.queryAll(sitePartition.everything(scope));
  const shared = [...footerEntity.among(site), ...tabEntity.among(site)];
  const contents = [...components.map(({ data }) => data), ...shared];
  return contents.flatMap((content) => [...linksIn(content)]);
}
