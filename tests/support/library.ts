import { type FormRecord, formEntity } from '@galley/functions/core/entities/form';
import {
  type FileRecord,
  fileEntity,
  type ImageRecord,
  imageEntity,
} from '@galley/functions/core/entities/image';
import type { TestCompany } from './companies';
import type { TestCloud } from './test-cloud';

/** Writes content of a company's library and forms to the table, for tests that are about neither. */

type Cloud = Pick<TestCloud, 'table'>;
const at = '2026-11-20T10:00:00.000Z';

/** Adds a picture to the library; returns its `imageUrl`. */
export async function putImage(
  cloud: Cloud,
  company: Pick<TestCompany, 'key' | 'scope'>,
  id: number,
  name = 'picture.jpg',
): Promise<string> {
  const imageUrl = `${company.key}/${id}/${name}`;
  const image: ImageRecord = {
    ...imageEntity.key(company.scope, id),
    id,
    imageUrl,
    imageDescription: name,
    altText: '',
    width: 1600,
    height: 900,
    bytes: 1000,
    contentType: 'image/jpeg',
    tags: [],
    createdAt: at,
    changedAt: at,
    revision: 1,
  };
  await cloud.table.commit([{ put: { ...image } }]);
  return imageUrl;
}

/** Adds a file to the library, without its bytes. */
export async function putFile(cloud: Cloud, { scope }: Pick<TestCompany, 'scope'>, id: number) {
  const file: FileRecord = {
    ...fileEntity.key(scope, id),
    id,
    title: `File ${id}`,
    name: 'file',
    kind: 'pdf',
    bytes: 1000,
    createdAt: at,
    changedAt: at,
    revision: 1,
  };
  await cloud.table.commit([{ put: { ...file } }]);
}

/** Adds a form with one field. */
export async function putForm(cloud: Cloud, company: TestCompany, id: number, fieldName = 'Your name') {
  const field = {
    n: 1,
    name: fieldName,
    fieldType: 'input' as const,
    inputType: 'text' as const,
    placeholder: '',
    isRequired: true,
    minLength: 0,
    maxLength: 100,
    options: [],
    linkText: '',
    linkUrl: '',
    text: '',
    showIfFieldId: null,
    showIfValue: '',
    revision: 1,
  };
  const form: FormRecord = {
    ...formEntity.key(company.scope, id),
    id,
    name: `Form ${id}`,
    columns: 1,
    thankYouText: '',
    toEmail: [],
    keepDays: 0,
    fields: [field],
    nextN: 2,
    revision: 1,
    detailsRevision: 1,
    changedAt: at,
  };
  await cloud.table.commit([{ put: { ...form } }]);
}
