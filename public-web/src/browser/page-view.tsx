import { useLayoutEffect } from 'react';
import { escapeHtml } from '../escape-html';
import { hasOwnHeading } from '../has-own-heading';
import { islandsOf } from '../islands-of';
import { placeOf } from '../navigation';
import { PageContent } from '../page-content';
import { pagePart } from '../page-part';
import type { PageModel } from '../site-model';
import { arrive } from './arrival';
import { HtmlElement, slot } from './html-element';
import type { ReadPage } from './read-page';
import { sharedPartsOf } from './shared-parts';

export interface DrawnPage {
  model: PageModel;
  /** What stands between header and footer, with a slot for the components. */
  html: string;
  /** Its entry in the menu, if it has one. */
  menuLink: string | undefined;
}

/** Joins around a page what a release joins around it. Not while React renders: the menu's links are rendered here. */
export function drawPage(read: ReadPage): DrawnPage {
  const { model } = read;
  const shared = sharedPartsOf(read);
  const { pageId, fullUrl, components } = model;
  const fragments = {
    pageId,
    fullUrl,
    name: escapeHtml(model.name),
    main: slot,
    hasHeading: hasOwnHeading(components),
  };
  const place = placeOf(shared, fragments);
  return { model, html: pagePart(shared, fragments, place), menuLink: shared.entries[place.current]?.link };
}

/** A page in the browser: the same joins around the same components as in a release. */
export function PageView({ drawn: { model, html, menuLink } }: { drawn: DrawnPage }) {
  useLayoutEffect(() => {
    arrive({ page: model, islands: islandsOf(model), menuLink });
  }, [model, menuLink]);
  return (
    <HtmlElement html={html}>
      <PageContent page={model} />
    </HtmlElement>
  );
}
