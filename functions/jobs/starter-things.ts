import { defaultKeepDays } from '@galley/shared/limits';
import { formFieldContentSchema } from '@galley/shared/schemas/form';
import { resetForType } from '@galley/shared/schemas/form-field-rules';
import type { StarterName } from '@galley/shared/starters/names';
import type { StarterForm, StarterPicture } from '@galley/shared/starters/starter';
import { countWrite } from '../core/companies/company-counts';
import type { CompanyScope } from '../core/company-scope';
import { type FormRecord, formCounterEntity, formEntity } from '../core/entities/form';
import { type ImageRecord, imageCounterEntity, imageEntity } from '../core/entities/image';
import { nextLookForOld } from '../core/forms/old-submissions';
import { imageObject, putObject } from '../core/images/image-store';
import { dispatchJobs } from '../core/jobs';
import { starterFile } from '../core/starters/starter-file';
import type { Table, Write } from '../core/table';
import { formRow } from '../forms/form-repository';
import { readImage } from '../images/read-image';
import { widthsJobs } from '../images/widths-jobs';

/** Something of a starter that a company gets: its number there, what makes it, and what follows. */
export interface StarterThing {
  id: number;
  writes: Write[];
  wake?: () => Promise<void>;
}

/** A picture for the company's library. The file comes first, as with an upload. */
export async function makePicture(
  table: Table,
  scope: CompanyScope,
  starter: StarterName,
  name: string,
  { description, altText }: StarterPicture,
  now: Date,
): Promise<StarterThing> {
  const upload = new File([new Uint8Array(await starterFile(starter, name))], `${name}.webp`);
  const { bytes, ...file } = await readImage(upload, upload.name);
  const id = await table.increment(imageCounterEntity.key(scope), 'lastId');
  const imageUrl = `${scope.company}/${id}/${starter}-${name}`;
  await putObject(scope, imageObject(imageUrl), { bytes, contentType: file.contentType });
  const record: ImageRecord = {
    ...imageEntity.key(scope, id),
    ...file,
    id,
    imageUrl,
    imageDescription: description,
    altText,
    bytes: bytes.length,
    tags: [],
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
    revision: 1,
  };
  const jobs = widthsJobs(scope, record, now);
  return {
    id,
    writes: [
      { put: { ...record }, condition: { absent: true } },
      countWrite(scope, { images: 1, imageBytes: bytes.length }),
      ...jobs.map(({ write }) => write),
    ],
    wake: () => dispatchJobs(jobs),
  };
}

/** The company's first form, with its fields. */
export async function makeForm(
  table: Table,
  scope: CompanyScope,
  { name, columns, thankYouText, fields }: StarterForm,
  now: Date,
): Promise<StarterThing> {
  const id = await table.increment(formCounterEntity.key(scope), 'lastId');
  const form: FormRecord = {
    ...formEntity.key(scope, id),
    id,
    name,
    columns,
    thankYouText,
    toEmail: [],
    keepDays: defaultKeepDays,
    isKeepingChosen: true,
    fields: fields.map((field, index) => ({
      ...resetForType(formFieldContentSchema.parse(field)),
      n: index + 1,
      revision: 1,
    })),
    nextN: fields.length + 1,
    revision: 1,
    detailsRevision: 1,
    changedAt: now.toISOString(),
  };
  return {
    id,
    writes: [
      { put: { ...form }, condition: { absent: true } },
      { put: { ...formRow(scope, form) } },
      nextLookForOld(scope, id, now).write,
    ],
  };
}
