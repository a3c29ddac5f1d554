import {
  type ColumnFormat,
  columnFields,
  columnFormats,
  columnsOf,
} from '@galley/shared/components/column-formats';
import type { CreatableType } from '@galley/shared/components/dictionary';

/** How a field is compared: word by word, as rich text, as one value, or as two pictures. */
export type FieldKind = 'text' | 'richText' | 'value' | 'picture';

export interface ComparedField {
  name: string;
  label: string;
  kind: FieldKind;
  from: string;
  to: string;
  isChanged: boolean;
}

type Data = Record<string, unknown>;

interface Field {
  name: string;
  label: string;
  kind: FieldKind;
  /** How a value is told; the value itself by default. */
  tell?: (value: unknown) => string;
}

const text = (name: string, label: string): Field => ({ name, label, kind: 'text' });
const value = (name: string, label: string, tell?: Field['tell']): Field => ({
  name,
  label,
  kind: 'value',
  ...(tell && { tell }),
});
const picture = (name: string, label: string): Field => ({ name, label, kind: 'picture' });
const seconds = (milliseconds: unknown) => `${Number(milliseconds) / 1_000} s`;
const componentName = text('componentName', 'Component Name');

const fields: Record<CreatableType, Field[]> = {
  Announcement: [componentName, text('announcementText', 'Announcement Text')],
  Blank: [componentName, value('height', 'Height', (height) => `${height} pixels`)],
  BannerContainer: [
    componentName,
    value('height', 'Height'),
    value('sliderDuration', 'Slider Duration', seconds),
  ],
  ImageForm: [
    componentName,
    text('title', 'Title'),
    text('description', 'Description'),
    value('formId', 'Form', (id) => `Form ${id}`),
    picture('imageLink', 'Image'),
  ],
  HtmlEditorColumns: [
    componentName,
    value('borderStyle', 'Border Style'),
    value('format', 'Format', (format) => columnFormats[format as ColumnFormat]?.label ?? String(format)),
    ...columnFields.map((name, index): Field => ({ name, label: `Column ${index + 1}`, kind: 'richText' })),
  ],
};

const slideFields: Field[] = [
  componentName,
  picture('backgroundImage', 'Background Image'),
  text('actionText', 'Action Text'),
  text('subActionText', 'Sub Action Text'),
  text('buttonText', 'Button Text'),
  value('buttonLink', 'Button Link'),
  value('buttonPosition', 'Button Position'),
  value('sliderDuration', 'Slider Duration', seconds),
  text('button2Text', 'Button 2 Text'),
  value('button2Link', 'Button 2 Link'),
];

/** The fields of a component on both versions, null where it is not there; what is empty on both is left out. */
export function comparedFields(type: CreatableType, from: Data | null, to: Data | null): ComparedField[] {
  const compared = compare(fields[type], from, to);
  if (type !== 'HtmlEditorColumns') return compared;
  const shown = new Set([from, to].flatMap((data) => shownColumns(data)));
  return compared.map((field) =>
    field.kind === 'richText' && !shown.has(field.name)
      ? { ...field, label: `${field.label} (kept, but its format does not show it)` }
      : field,
  );
}

export function comparedSlideFields(from: Data | null, to: Data | null): ComparedField[] {
  return compare(slideFields, from, to);
}

function compare(list: readonly Field[], from: Data | null, to: Data | null): ComparedField[] {
  return list
    .map((field) => {
      const [before, after] = [told(field, from), told(field, to)];
      const { name, label, kind } = field;
      return { name, label, kind, from: before, to: after, isChanged: before !== after };
    })
    .filter((field) => field.from !== '' || field.to !== '');
}

function told({ name, tell }: Field, data: Data | null): string {
  const stored = data?.[name];
  if (stored === undefined || stored === null || stored === '') return '';
  return tell ? tell(stored) : String(stored);
}

function shownColumns(data: Data | null): string[] {
  const format = data?.format as ColumnFormat | undefined;
  return format && columnFormats[format] ? columnsOf(format) : [];
}
