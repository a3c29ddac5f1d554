import { type ChoiceField, choiceMeaning } from './fields/choice';
import { type DateField, dateMeaning } from './fields/date';
import type { KindMeaning } from './fields/field';
import { type FileField, fileMeaning } from './fields/file';
import { type FocusField, focusMeaning } from './fields/focus';
import { type FormField, formMeaning } from './fields/form';
import { type IconField, iconMeaning } from './fields/icon';
import { type ImageField, imageMeaning } from './fields/image';
import { type LinkField, linkMeaning } from './fields/link';
import { type ListField, listMeaning } from './fields/list-field';
import { type MomentField, momentMeaning } from './fields/moment';
import { type NumberField, numberMeaning } from './fields/number';
import { type PageField, pageMeaning } from './fields/page';
import { type RichTextField, richTextMeaning } from './fields/rich-text';
import { type SwitchField, switchMeaning } from './fields/switch';
import { type TextField, textMeaning } from './fields/text';

/** The kinds of fields, each defined by a file in `fields/`. */
interface FieldOfKind {
  text: TextField;
  richText: RichTextField;
  image: ImageField;
  focus: FocusField;
  file: FileField;
  link: LinkField;
  form: FormField;
  page: PageField;
  choice: ChoiceField;
  number: NumberField;
  switch: SwitchField;
  date: DateField;
  moment: MomentField;
  icon: IconField;
  list: ListField<Fields>;
}
export type FieldKind = keyof FieldOfKind;
export type FieldOf<Kind extends FieldKind> = FieldOfKind[Kind];
export type Field = FieldOf<FieldKind>;
export type Fields = { readonly [name: string]: Field };

const meanings: { [Kind in FieldKind]: KindMeaning<FieldOf<Kind>> } = {
  text: textMeaning,
  richText: richTextMeaning,
  image: imageMeaning,
  focus: focusMeaning,
  file: fileMeaning,
  link: linkMeaning,
  form: formMeaning,
  page: pageMeaning,
  choice: choiceMeaning,
  number: numberMeaning,
  switch: switchMeaning,
  date: dateMeaning,
  moment: momentMeaning,
  icon: iconMeaning,
  list: listMeaning,
};

export function meaningOf<F extends Field>(field: F): KindMeaning<F> {
  return meanings[field.kind] as KindMeaning<F>;
}

/** The stored value of a field. */
export type ValueOf<F> = F extends { kind: 'choice'; options: infer Options }
  ? Options extends readonly (infer Value)[]
    ? Value
    : keyof Options
  : F extends { kind: 'number' | 'form' | 'page' }
    ? number
    : F extends { kind: 'switch' }
      ? boolean
      : F extends { kind: 'list'; fields: infer Entry }
        ? (DataOf<Entry> & (F extends { calls: string } ? { n: number } : { key: string }))[]
        : string;

/** Settings are optional in requests, storage and responses. */
type SettingName<Fs, Name extends keyof Fs> = Fs[Name] extends { isSetting: true } ? Name : never;
type UsualName<Fs, Name extends keyof Fs> = Fs[Name] extends { isSetting: true } ? never : Name;
type SettingsOf<Fs> = { -readonly [Name in keyof Fs as SettingName<Fs, Name>]?: ValueOf<Fs[Name]> };

/** The stored data of a component, or of a list entry, with these fields. */
export type DataOf<Fs> = {
  -readonly [Name in keyof Fs as UsualName<Fs, Name>]: ValueOf<Fs[Name]>;
} & SettingsOf<Fs>;

/** The same without lists that have calls of their own: the data of a single call. */
export type OwnDataOf<Fs> = {
  -readonly [Name in keyof Fs as Sendable<Fs, UsualName<Fs, Name>>]: ValueOf<Fs[Name]>;
} & SettingsOf<Fs>;

/** The parsed input of a call, before anything is stored. */
export type ParsedOf<Fs> = {
  -readonly [Name in keyof Fs as Sendable<Fs, UsualName<Fs, Name>>]:
    | ValueOf<Fs[Name]>
    | (Fs[Name] extends { canBeEmptied: true } ? '' : never);
} & SettingsOf<Fs>;

type Absent = null | undefined;
type SentValue<F> = F extends { kind: 'choice' }
  ?
      | ValueOf<F>
      | (F extends { fallback: string } ? undefined : never)
      | (F extends { canBeEmptied: true } ? '' | Absent : never)
  : F extends { kind: 'page' }
    ? number | string | Absent
    : F extends { kind: 'number' | 'form' }
      ? number | string | (F extends { whenEmpty: number } ? Absent : never)
      : F extends { kind: 'switch' }
        ? boolean | 'true' | 'false' | undefined
        : F extends { kind: 'list'; fields: infer Entry }
          ? (SentOf<Entry> & { key?: string | Absent })[] | undefined
          :
              | string
              | (F extends { required: true } ? never : Absent)
              | (F extends { takesNumbers: true } ? number : never);

type Sendable<Fs, Name extends keyof Fs> = Fs[Name] extends { calls: string } ? never : Name;
type Required<Fs, Name extends keyof Fs> = undefined extends SentValue<Fs[Name]> ? never : Sendable<Fs, Name>;
type Optional<Fs, Name extends keyof Fs> = undefined extends SentValue<Fs[Name]> ? Sendable<Fs, Name> : never;

/** The input of a call for these fields. */
export type SentOf<Fs> = {
  -readonly [Name in keyof Fs as Required<Fs, Name>]: SentValue<Fs[Name]>;
} & { -readonly [Name in keyof Fs as Optional<Fs, Name>]?: SentValue<Fs[Name]> };
