import * as z from 'zod';
import {
  type CreatableType,
  creatableTypes,
  type DefinitionOf,
  fieldsOf,
  ownListOf,
  wireName,
} from '../components/dictionary';
import type { Fields, OwnDataOf, ParsedOf, SentOf } from '../components/fields';
import { answeredFields, componentSchemas } from '../components/schema-of';
import { type CallDeclaration, call } from './call';
import { answered, kept, oneComponent, place, read, remove, save, withFields } from './component-call';
import type { savedId } from './responses';

/** The name of a type's list field whose entries have calls of their own. */
type OwnList<Fs> = { [Name in keyof Fs]: Fs[Name] extends { calls: string } ? Name : never }[keyof Fs];
type FieldsOf<Type extends CreatableType> = DefinitionOf<Type>['fields'];

interface Located {
  id: number;
  pageId: number;
  versionId: number;
  revision: number;
  [more: string]: unknown;
}
/** A component in a response; list entries that have calls of their own are returned beside it. */
type ResponseOf<Type extends CreatableType> = [OwnList<FieldsOf<Type>>] extends [never]
  ? Located & OwnDataOf<FieldsOf<Type>>
  : { [Name in Uncapitalize<Type>]: Located & OwnDataOf<FieldsOf<Type>> } & {
      [Name in OwnList<FieldsOf<Type>>]: (Located &
        Record<'order' | `${Uncapitalize<Type>}Id`, number> &
        EntryOf<FieldsOf<Type>[Name]>)[];
    };
type EntryOf<List> = List extends { fields: infer Entry extends Fields } ? OwnDataOf<Entry> : never;

type ParsedInput<Type extends CreatableType, Shape extends z.ZodRawShape> = z.ZodIntersection<
  z.ZodType<ParsedOf<FieldsOf<Type>>, SentOf<FieldsOf<Type>>>,
  z.ZodObject<Shape>
>;
type Reads<Type extends CreatableType> = typeof read & {
  path: `/api/Admin/Get${Type}`;
  input: typeof oneComponent;
  output: z.ZodType<ResponseOf<Type>>;
};
type Saves<Verb extends string, Type extends CreatableType, Shape extends z.ZodRawShape> = typeof save & {
  path: `/api/Admin/${Verb}${Type}`;
  input: ParsedInput<Type, Shape>;
  output: typeof savedId;
};
type Removes<Type extends CreatableType> = typeof remove & { path: `/api/Admin/Delete${Type}` };

export type TypeCalls = {
  [Type in CreatableType as `get${Type}`]: Reads<Type>;
} & {
  [Type in CreatableType as `create${Type}`]: Saves<'Create', Type, typeof place>;
} & {
  [Type in CreatableType as `update${Type}`]: Saves<'Update', Type, typeof kept>;
} & {
  [Type in CreatableType as `delete${Type}`]: Removes<Type>;
};

function outputOf(type: CreatableType): z.ZodType {
  const fields = answered(answeredFields(fieldsOf(type)));
  const own = ownListOf(type);
  if (!own) return fields;
  const name = wireName(type);
  const place = { [`${name}Id`]: z.number(), order: z.number() };
  const entry = answered({ ...place, ...answeredFields(own.list.fields) });
  return z.object({ [name]: fields, [own.name]: z.array(entry) });
}

function callsOf(type: CreatableType): Record<string, CallDeclaration> {
  const fields = componentSchemas[type];
  return {
    [`get${type}`]: call({
      ...read,
      path: `/api/Admin/Get${type}`,
      input: oneComponent,
      output: outputOf(type),
    }),
    [`create${type}`]: call({
      ...save,
      path: `/api/Admin/Create${type}`,
      input: withFields(fields, place),
    }),
    [`update${type}`]: call({
      ...save,
      path: `/api/Admin/Update${type}`,
      input: withFields(fields, kept),
    }),
    [`delete${type}`]: call({ ...remove, path: `/api/Admin/Delete${type}` }),
  };
}

/** Get, create, update and delete of every component type. */
export const typeCalls = Object.assign({}, ...creatableTypes.map(callsOf)) as TypeCalls;
