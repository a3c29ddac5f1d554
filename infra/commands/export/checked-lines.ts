import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { CompanyScope } from '@galley/functions/core/company-scope';
import { isOwnObject } from '@galley/functions/core/images/own-objects';
import { upgraded } from '@galley/functions/core/records/upgrades';
import type { Item } from '@galley/functions/core/table';
import { imageUrlPattern } from '@galley/shared/image-rules';
import * as z from 'zod';
import type { FileObject } from './company-file';
import { exported, kindOf } from './company-partitions';
import { itemFromJson, keyOf, type RawItem } from './raw-items';
import { formKinds, libraryAndPeopleKinds } from './records/form-kinds';
import { imageTypes } from './records/image-types';
import { jobKinds } from './records/job-kinds';
import { pageKinds } from './records/page-kinds';
import type { Naming, RecordKinds } from './records/record-kind';
import { siteKinds } from './records/site-kinds';

/** Why a line of a file is not taken; its place is added by who reads the file. */
export class WrongLine extends Error {}

function makeKinds(scope: CompanyScope): RecordKinds {
  const naming: Naming = {
    scope,
    object: z.string().refine((object) => isOwnObject(scope, object), {
      error: `must be a file of the library of ${scope.company}`,
    }),
    imageUrl: z.string().refine((url) => imageUrlPattern.exec(url)?.[1] === scope.company, {
      error: `must be an image of the library of ${scope.company}`,
    }),
  };
  return {
    ...siteKinds(naming),
    ...pageKinds(naming),
    ...formKinds(naming),
    ...libraryAndPeopleKinds(naming),
    ...jobKinds(naming),
  };
}

let kindsOfLast: { company: string; kinds: RecordKinds } | undefined;

/** Made once for a company: a file is read twice, and to make all schemas takes longer than to read a small file. */
function kindsOf(scope: CompanyScope): RecordKinds {
  if (kindsOfLast?.company !== scope.company) {
    kindsOfLast = { company: scope.company, kinds: makeKinds(scope) };
  }
  return kindsOfLast.kinds;
}

/**
 * What a file of a company may hold. Every item goes through the schema of its record, which knows whose file it is:
 * what names a picture, a file, a job or a place names the company's own, or the line is refused.
 */
export class LineCheck {
  private readonly kinds: RecordKinds;

  constructor(private readonly scope: CompanyScope) {
    this.kinds = kindsOf(scope);
  }

  /** The item in today's shape. @throws WrongLine */
  item(json: RawItem, partition: string): Item {
    const { pk, sk } = keyOf(json);
    const name = kindOf(this.scope, pk);
    const place = `${pk} ${sk}`;
    if (!name || pk !== partition || !exported(this.scope, name, json)) {
      throw new WrongLine(`${place} is no part of a company's export`);
    }
    const kind = this.kinds[`${name} ${firstPart(name, sk)}`];
    if (!kind) throw new WrongLine(`${place} is no part of a company's export`);
    const record = readRecord(json, place);
    const { success, error } = kind.schema.safeParse(record);
    if (!success) throw new WrongLine(`${place}: ${sentenceOf(error)}`);
    if (!kind.isAtPlace(record, Number(pk.split('#').at(-1)))) {
      throw new WrongLine(`${place} is not the place of what stands there`);
    }
    return record;
  }

  /** @throws WrongLine */
  object({ key, contentType }: FileObject): void {
    if (!isOwnObject(this.scope, key)) throw new WrongLine(`${key} is no part of a company's export`);
    if (!(imageTypes as readonly string[]).includes(contentType)) {
      throw new WrongLine(`${key} is ${contentType}; a library has images only`);
    }
  }
}

/** Jobs and the log have one kind of item each; paths begin with a slash. */
function firstPart(name: string, sk: string): string {
  if (name === 'jobs' || name === 'activity') return '';
  return sk.startsWith('/') ? '/' : (sk.split('#', 1)[0] ?? '');
}

function readRecord(json: RawItem, place: string): Item {
  try {
    return upgraded(unmarshall(itemFromJson(json)) as Item);
  } catch {
    throw new WrongLine(`${place} is no item of DynamoDB`);
  }
}

function sentenceOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  return issue ? `${issue.path.join('.')} ${issue.message}`.trim() : 'it is malformed';
}
