import type { Contract } from '@galley/shared/contract/contract';
import { toSiteTheme } from '../core/companies/site-theme';
import type { Operation } from '../core/operation';
import { readableComponents } from '../core/rich-text/readable-texts';
import { toBodyResponses, toPlacementResponses } from './component-responses';
import { showVersion } from './show-version';

/**
 * A version of a page as the canvas draws it: the content of its components, and the document around them.
 */
export const getOpenedPage: Operation<Contract['getOpenedPage']> = async ({ table, scope, input }) => {
  const shown = await showVersion(table, scope, input, { withPages: false, withParts: false });
  const { present, version, site, html, images, surroundings } = shown;
  return {
    versionId: version.versionId,
    pageName: present.name,
    canEdit: version.status === 'draft' && present.isDeleted !== true,
    pageComponents: toPlacementResponses(present.id, version),
    components: toBodyResponses(present.id, version, await readableComponents(scope, shown.stored)),
    look: toSiteTheme(site.settings, site.theme),
    html,
    images,
    surroundings,
  };
};
