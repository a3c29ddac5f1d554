import { defaultKeepDays } from '@galley/shared/limits';
import { formFieldContentSchema } from '@galley/shared/schemas/form';
import { resetForType } from '@galley/shared/schemas/form-field-rules';
import type { StarterName } from '@galley/shared/starters/names';
import type { StarterForm, StarterPicture } from '@galley/shared/starters/starter';
import type { CompanyScope } from '../core/company-scope';
import { formCounterEntity } from '../core/entities/form';
import { imageCounterEntity } from '../core/entities/image';
import type { NewJob } from '../core/jobs';
import { starterFile } from '../core/starters/starter-file';
import type { Table, Write } from '../core/table';
import { readImage } from '../core/uploads/read-image';
import { newForm, newFormWrites } from '../forms/form-repository';
import { newImageUrl, storeNewImage } from '../images/new-image';

/** An item of a starter to create: its id in the company, the writes that create it, and the jobs among them. */
export interface StarterThing {
  id: number;
  writes: Write[];
  jobs?: readonly NewJob[];
}

/** A picture for the company's library. Its file is stored first, as with an upload. */
export async function makePicture(
  table: Table,
  scope: CompanyScope,
  starter: StarterName,
  name: string,
  { description, altText }: StarterPicture,
  now: Date,
): Promise<StarterThing> {
  const upload = new File([new Uint8Array(await starterFile(starter, name))], `${name}.webp`);
  const file = await readImage(upload, upload.name);
  const id = await table.increment(imageCounterEntity.key(scope), 'lastId');
  const { writes, jobs } = await storeNewImage(scope, {
    id,
    name: ownNameOf(starter, name),
    file,
    words: { imageDescription: description, altText },
    now,
  });
  return {
    id,
    writes: [...writes, ...jobs.map(({ write }) => write)],
    jobs,
  };
}

/** The URL of a picture that `makePicture` created. */
export const pictureUrl = (scope: CompanyScope, id: number, starter: StarterName, name: string) =>
  newImageUrl(scope, id, ownNameOf(starter, name));

const ownNameOf = (starter: StarterName, name: string) => `${starter}-${name}`;

/** The company's first form, with its fields. */
export async function makeForm(
  table: Table,
  scope: CompanyScope,
  { name, columns, thankYouText, fields }: StarterForm,
  now: Date,
): Promise<StarterThing> {
  const id = await table.increment(formCounterEntity.key(scope), 'lastId');
  const given = {
    name,
    columns,
    thankYouText,
    keepDays: defaultKeepDays,
    fields: fields.map((field, index) => ({
      ...resetForType(formFieldContentSchema.parse(field)),
      n: index + 1,
      revision: 1,
    })),
  };
  return { id, writes: newFormWrites(scope, newForm(scope, id, given, now), now) };
}
