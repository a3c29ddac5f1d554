import { fieldsOf, type RenderableComponent } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import type { FieldKind } from '@galley/shared/components/fields';
import type { ListedPage } from '@galley/shared/components/listed-pages';
import { socialLinkFields } from '@galley/shared/schemas/site';
import { presetOf } from '@galley/shared/theme/presets';
import type { DOMWindow } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { assembleNotFound, assembleOpening, assembleSuspended } from './assemble-notice';
import { renderChrome, renderPage } from './entry-server';
import type { FormModel, MenuEntry, PageModel, SiteModel } from './site-model';
import { attackTexts, attackUrls } from './testing/attacks';
import { openDocument } from './testing/open-document';
import { bookingForm } from './testing/sample-fields';
import { sampleForm, sampleHomePage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';
import { styleGuideComponents } from './testing/style-guide';

/** Rich text is not attacked here: it arrives sanitised, which other tests verify. */
function attackedMenu(text: string, url: string, menu: MenuEntry[]): MenuEntry[] {
  return menu.map((entry, index) => ({
    ...entry,
    name: text,
    href: index === 0 ? url : entry.href,
    children: attackedMenu(text, url, entry.children),
  }));
}

function attackedSite(text: string, url: string): SiteModel {
  return {
    ...sampleSite,
    companyKey: text,
    companyName: text,
    copyrightName: text,
    address: text,
    telephone: text,
    logoUrl: text,
    darkLogoUrl: text,
    hours: Array(7).fill('09:00-12:00') as string[],
    // A period for everyone who reads the page: it never passes.
    holidays: [{ from: '2026-12-24', until: '2999-12-26', name: text, hours: '' }],
    theme: { ...presetOf('paper'), headerAction: 'page' },
    headerLink: { label: text, href: url },
    social: Object.fromEntries(socialLinkFields.map((field) => [field, url])),
    newsletterUrl: url,
    language: text,
    timeZone: text,
    primaryColor: text,
    font: text,
    favicon: text,
    shareImage: text,
    tabs: sampleSite.tabs.map((tab) => ({ ...tab, title: text })),
    menu: attackedMenu(text, url, sampleSite.menu),
    offMenuParents: [
      { pageId: 77, name: text, href: '/off', isExternal: false, openType: null, isLink: true },
    ],
  };
}

function attackedForm(text: string, url: string): FormModel {
  const fields = [...sampleForm.fields, ...bookingForm.fields].map((field) => ({
    ...field,
    name: text,
    placeholder: text,
    options: [text, `${text} too`],
    linkText: text,
    linkUrl: url,
    text,
  }));
  return { ...sampleForm, name: text, fields };
}

/**
 * Fills every field of a type that can hold typed text with the attack, including the fields of list entries.
 */
function attackedSection(component: RenderableComponent, text: string, url: string): RenderableComponent {
  const attacks: Partial<Record<FieldKind, string>> = {
    text,
    image: text,
    icon: text,
    date: text,
    link: url,
  };
  const data = mapValues(
    fieldsOf(component.type),
    { ...component.data, sectionAnchor: text },
    ({ field, value }) => attacks[field.kind] ?? value,
  );
  return { ...component, data } as RenderableComponent;
}

function attackedComponents(text: string, url: string): RenderableComponent[] {
  return [...sampleHomePage.components, ...styleGuideComponents].map((component): RenderableComponent => {
    switch (component.type) {
      case 'Announcement':
        return { ...component, data: { componentName: text, announcementText: text } };
      case 'BannerContainer':
        return {
          ...component,
          data: {
            ...component.data,
            banners: component.data.banners.map((slide) => ({
              ...slide,
              componentName: text,
              backgroundImage: text,
              actionText: text,
              subActionText: text,
              buttonText: text,
              buttonLink: url,
              button2Text: text,
              button2Link: url,
            })),
          },
        };
      case 'ImageForm':
        return {
          ...component,
          data: { ...component.data, componentName: text, title: text, description: text, imageLink: text },
        };
      case 'HtmlEditorColumns':
      case 'Blank':
        return component;
      default:
        return attackedSection(component, text, url);
    }
  });
}

const listed = (text: string, href: string): ListedPage => ({
  pageId: 555,
  parentId: 0,
  name: text,
  href,
  summary: text,
  picture: text,
  date: text,
  author: text,
  tags: [text],
  since: text,
});

function attackedPage(text: string, url: string, fullUrl: string): PageModel {
  return {
    pageId: 555,
    name: text,
    fullUrl,
    scoTitle: text,
    scoMetaDescription: text,
    scoMetaKeywords: text,
    about: { ...listed(text, url), parentId: 554 },
    isArticle: true,
    news: { name: text, path: '/news' },
    feed: [listed(text, url)],
    forms: { [sampleForm.id]: attackedForm(text, url) },
    components: attackedComponents(text, url),
  };
}

function attackedDocuments(text: string, url: string): string[] {
  const site = attackedSite(text, url);
  const chrome = renderChrome(site);
  const context = { path: `/${text}`, origin: 'https://harborpine.example' };
  return [
    ...['/', '/off/page'].map((fullUrl) =>
      assemblePage(chrome, renderPage(attackedPage(text, url, fullUrl), site), context),
    ),
    assembleNotFound(chrome, context),
    assembleSuspended(text, chrome, {}),
    assembleOpening(chrome, {}),
  ];
}

/** The counts for harmless models: any additional script, handler or frame came out of a text. */
const harmless = attackedDocuments('harmless', 'https://harmless.example/').map((html) =>
  executableParts(openDocument(html).window.document),
);

function executableParts(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const parts = ['SCRIPT', 'STYLE', 'IFRAME', 'SVG', 'OBJECT', 'EMBED', 'BASE'].includes(element.tagName)
      ? [element.tagName]
      : [];
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc') parts.push(`${element.tagName} ${name}`);
      const isUrl = ['href', 'src', 'action', 'formaction'].includes(name);
      if (isUrl && /^\s*(javascript|data|vbscript):/i.test(value)) parts.push(`${name}=${value}`);
    }
    return parts;
  });
}

/** Opens the document and runs its scripts: a successful attack sets `attacked`. */
function visited(html: string) {
  const { window } = openDocument(html, { runsScripts: true, prepare: provideBrowser });
  return { parts: executableParts(window.document), wasAttacked: Reflect.has(window, 'attacked') };
}

describe('texts of a site and its pages', () => {
  it('are recognised as attacks where nothing escapes them', () => {
    const [script] = attackTexts;
    expect(visited(`<!doctype html><p>${script}</p>`)).toEqual({ parts: ['SCRIPT'], wasAttacked: true });
  });

  it.each(attackTexts)('are never more than text: %s', (text) => {
    for (const [index, html] of attackedDocuments(text, 'https://harmless.example/').entries()) {
      expect(visited(html)).toEqual({ parts: harmless[index], wasAttacked: false });
    }
  });

  it.each(attackUrls)('are never URLs that run something: %s', (url) => {
    for (const html of attackedDocuments('harmless', url)) {
      const { parts } = visited(html);
      expect(parts.filter((part) => /=|\son/.test(part))).toEqual([]);
    }
  });

  it('are shown as they were written [2:62] [2:84]', () => {
    const text = '</title><b>"Smith" & \'Sons\'</b>';
    const [home] = attackedDocuments(text, 'https://harmless.example/');
    const { document } = openDocument(home ?? '').window;
    expect(document.title).toBe(text);
    expect(document.querySelector('.announcement p')?.textContent).toBe(text);
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(text);
  });
});

/** Browser features that the islands expect and jsdom lacks. */
function provideBrowser(window: DOMWindow) {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  window.HTMLElement.prototype.scrollTo = () => undefined;
}
