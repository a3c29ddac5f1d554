import type { ComponentType } from '@galley/shared/components/dictionary';
import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { showVersion } from './show-version';

/** A company has only one of each chrome component, so any id will do. */
const chromeOf = (type: ComponentType) => ({ type, componentId: 1 });

/** A version of a page as a visitor would see it, whatever its status. */
export const getPagePreview: Operation<Contract['getPagePreview']> = async ({ table, scope, input }) => {
  const options = { withPages: input.withPages === true, withParts: true };
  const { page, components, html, images, surroundings } = await showVersion(table, scope, input, options);
  const { id, scoTitle, scoMetaDescription, scoMetaKeywords } = page;
  return {
    page: { id, scoTitle, scoMetaDescription, scoMetaKeywords },
    pageComponents: [
      chromeOf('Navbar'),
      ...components.map(({ type, componentId }) => ({ type, componentId })),
      chromeOf('SocialIcons'),
      chromeOf('Footer'),
    ],
    html,
    images,
    surroundings,
  };
};
