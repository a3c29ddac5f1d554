import { accordion } from './accordion';
import { announcement } from './announcement';
import { bannerContainer } from './banner-container';
import { blank } from './blank';
import { callToAction } from './call-to-action';
import { cards } from './cards';
import type { AnyDefinition } from './define-component';
import { events } from './events';
import type { DataOf, FieldOf, Fields } from './fields';
import { fileList } from './file-list';
import { findUs } from './find-us';
import { gallery } from './gallery';
import { hero } from './hero';
import { htmlEditorColumns } from './html-editor-columns';
import { imageForm } from './image-form';
import { pageList } from './page-list';
import { pictureText } from './picture-text';
import { priceList } from './price-list';
import { pricing } from './pricing';
import { team } from './team';
import { testimonials } from './testimonials';
import { video } from './video';

/** The component types that can be created, in the order in which the page editor offers them. */
const definitions = [
  htmlEditorColumns,
  bannerContainer,
  announcement,
  imageForm,
  blank,
  hero,
  pictureText,
  cards,
  callToAction,
  testimonials,
  accordion,
  gallery,
  team,
  pricing,
  priceList,
  pageList,
  fileList,
  events,
  findUs,
  video,
] as const;

export type Definition = (typeof definitions)[number];
export type CreatableType = Definition['type'];
export type DefinitionOf<Type extends CreatableType> = Extract<Definition, { type: Type }>;

/** The stored fields of a component, by type. */
export type ComponentData = { [Type in CreatableType]: DataOf<DefinitionOf<Type>['fields']> };

/**
 * A component ready to render, with its type, its id and its fields, as releases and previews pass it to
 * React.
 */
export type RenderableComponent = {
  [Type in CreatableType]: { type: Type; componentId: number; data: ComponentData[Type] };
}[CreatableType];

export const creatableTypes: readonly CreatableType[] = definitions.map(({ type }) => type);

const byType = new Map<string, AnyDefinition>(definitions.map((definition) => [definition.type, definition]));

/** Undefined for a type that this release does not know, as after a roll-back. */
export function definitionOf(type: CreatableType): AnyDefinition;
export function definitionOf(type: string): AnyDefinition | undefined;
export function definitionOf(type: string): AnyDefinition | undefined {
  return byType.get(type);
}

export function isCreatableType(type: string): type is CreatableType {
  return byType.has(type);
}

const noFields: Fields = {};
export const fieldsOf = (type: string): Fields => definitionOf(type)?.fields ?? noFields;

/** The list field of a type whose entries have calls of their own, with its name. */
export function ownListOf(type: string): { name: string; list: FieldOf<'list'> } | undefined {
  const own = Object.entries(fieldsOf(type)).flatMap(([name, field]) =>
    field.kind === 'list' && field.calls ? [{ name, list: field }] : [],
  );
  return own[0];
}

type PluralOf<Given> = Given extends { plural: infer Plural extends string }
  ? Plural
  : Given extends { type: infer Type extends string }
    ? `${Uncapitalize<Type>}s`
    : never;
/** The plural names of the types in the API. */
export type Plural = PluralOf<Definition>;

/** Undefined for a type that this release does not know. */
export function pluralOf(type: CreatableType): Plural;
export function pluralOf(type: string): Plural | undefined;
export function pluralOf(type: string): Plural | undefined {
  const definition = definitionOf(type);
  return definition && ((definition.plural ?? `${wireName(type)}s`) as Plural);
}

/** The name of one component of a type in the API. */
export function wireName(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}

/** Every page has these; they cannot be created. */
export const chromeTypes = ['Navbar', 'Footer', 'SocialIcons'] as const;
export type ComponentType = CreatableType | (typeof chromeTypes)[number];
export const componentTypes: readonly ComponentType[] = [...creatableTypes, ...chromeTypes];

/** The name of a type in the admin; undefined for one that this release does not know. */
export function labelOf(type: ComponentType): string;
export function labelOf(type: string): string | undefined;
export function labelOf(type: string): string | undefined {
  return definitionOf(type)?.label ?? chromeTypes.find((chrome) => chrome === type);
}

/** A component's name where it must be distinguishable: 'Text Editor Opening'. */
export const titleOf = (type: string, componentName: unknown): string =>
  `${labelOf(type) ?? type} ${componentName ?? ''}`.trim();
