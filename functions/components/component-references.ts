import { valuesOfKind } from '@galley/shared/components/field-values';
import type { Fields } from '@galley/shared/components/fields';
import type { CompanyScope } from '../core/company-scope';
import { formEntity } from '../core/entities/form';
import type { Key } from '../core/entities/key';
import { invalid } from '../core/errors';
import { libraryImageCheck } from '../core/images/library-images';
import type { Write } from '../core/table';

/** What a component or a slide shows of the company's other things, held against them without a further trip. */
export interface References {
  /** Read with the draft. */
  keys: Key[];
  /** @param items what is at `keys` @throws 400 naming the field that points to nothing */
  require(items: readonly (Key | undefined)[]): void;
  /** Written with the draft: the pictures are still in the library. */
  checks: Write[];
}

/**
 * The pictures and the forms that these fields name.
 * @throws 400 naming the field of a picture that cannot be one of this company's
 */
export function referencesOf(scope: CompanyScope, fields: Fields, data: object): References {
  // A transaction may name an item once.
  const images = new Map<unknown, Write>();
  for (const { name, field, value } of valuesOfKind(fields, data, 'image')) {
    if (typeof value !== 'string' || value === '' || images.has(value)) continue;
    images.set(value, libraryImageCheck(scope, value, name, field.label));
  }
  const forms = valuesOfKind(fields, data, 'form').filter(({ value }) => typeof value === 'number');
  return {
    keys: forms.map(({ value }) => formEntity.key(scope, Number(value))),
    require: (items) => {
      for (const [index, { name, field }] of forms.entries()) {
        if (!items[index]) throw invalid({ [name]: `${field.label} must be one of your forms.` });
      }
    },
    checks: [...images.values()],
  };
}
