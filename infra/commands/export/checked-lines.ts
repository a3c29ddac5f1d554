import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { CompanyScope } from '@galley/functions/core/company-scope';
import { kindOf, upgraded } from '@galley/functions/core/entities/entity';
import { imageTypes } from '@galley/functions/core/entities/image';
import { isOwnObject } from '@galley/functions/core/images/own-objects';
import type { Item } from '@galley/functions/core/table';
import { attempt } from '@galley/shared/attempt';
import { companyOfFile, fileContentTypes } from '@galley/shared/file-rules';
import { required } from '@galley/shared/required';
import { sentFileKinds } from '@galley/shared/sent-file-rules';
import type * as z from 'zod';
import type { FileObject } from './company-file';
import { exported, partitionOf } from './company-partitions';
import { itemFromJson, keyOf, type RawItem } from './raw-items';
import { FileKinds, isAtPlace } from './records/file-kinds';

/** Why a line of a file is refused; the reader of the file adds its position. */
export class WrongLineError extends Error {}

let kindsOfLast: FileKinds | undefined;

/**
 * Cached per company: a file is read twice, and creating all schemas takes longer than reading a small file.
 */
function kindsOf(scope: CompanyScope): FileKinds {
  if (kindsOfLast?.scope.company !== scope.company) kindsOfLast = new FileKinds(scope);
  return kindsOfLast;
}

/**
 * Checks the lines of a company's file. Every item is parsed with the schema of its record, which knows the
 * company: references to a picture, a file, a job or a place must be the company's own, or the line is
 * refused.
 */
export class LineCheck {
  private readonly kinds: FileKinds;

  constructor(private readonly scope: CompanyScope) {
    this.kinds = kindsOf(scope);
  }

  /**
   * The item, upgraded to the current shape.
   * @throws WrongLineError
   */
  item(json: RawItem, partition: string): Item {
    const { pk, sk } = keyOf(json);
    const name = partitionOf(this.scope, pk);
    const place = `${pk} ${sk}`;
    if (!name || pk !== partition || !exported(this.scope, name, json)) {
      throw new WrongLineError(`${place} is no part of a company's export`);
    }
    const record = readRecord(json, place);
    const kind = required(
      kindOf(record),
      () => new WrongLineError(`${place} is no part of a company's export`),
    );
    const { success, error } = this.kinds.schemaOf(kind).safeParse(record);
    if (!success) throw new WrongLineError(`${place}: ${sentenceOf(error)}`);
    if (!isAtPlace(this.scope, kind, record)) {
      throw new WrongLineError(`${place} is not the key that its content requires`);
    }
    return record;
  }

  /** @throws WrongLineError */
  object({ key, contentType }: FileObject): void {
    if (!isOwnObject(this.scope, key)) throw new WrongLineError(`${key} is no part of a company's export`);
    if (!typesAt(key).includes(contentType)) {
      throw new WrongLineError(`${key} is ${contentType}; a library has images and documents only`);
    }
  }
}

/**
 * The content types that an object may have: those of a picture, those of a file, or both for a replacement
 * or a submitted file.
 */
function typesAt(key: string): readonly string[] {
  if (key.startsWith('submitted/')) return Object.values(sentFileKinds).map(({ contentType }) => contentType);
  if (key.startsWith('replacements/')) return [...imageTypes, ...fileContentTypes];
  return companyOfFile(key.replace(/^images\//, '')) === undefined ? imageTypes : fileContentTypes;
}

const readRecord = (json: RawItem, place: string): Item =>
  required(
    attempt(() => upgraded(unmarshall(itemFromJson(json)) as Item)),
    () => new WrongLineError(`${place} is no item of DynamoDB`),
  );

function sentenceOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  return issue ? `${issue.path.join('.')} ${issue.message}`.trim() : 'it is malformed';
}
