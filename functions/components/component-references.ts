import { valuesOfKind } from '@galley/shared/components/field-values';
import type { Fields } from '@galley/shared/components/fields';
import type { CompanyScope } from '../core/company-scope';
import { formEntity } from '../core/entities/form';
import type { Key } from '../core/entities/key';
import { invalid } from '../core/errors';
import { libraryImageChecks } from '../core/images/library-images';
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
  const images = valuesOfKind(fields, data, 'image').flatMap(({ name, field, value }) =>
    typeof value === 'string' && value !== '' ? [{ imageUrl: value, field: name, label: field.label }] : [],
  );
  const forms = valuesOfKind(fields, data, 'form').filter(({ value }) => typeof value === 'number');
  return {
    keys: forms.map(({ value }) => formEntity.key(scope, Number(value))),
    require: (items) => {
      for (const [index, { name, field }] of forms.entries()) {
        if (!items[index]) throw invalid({ [name]: `${field.label} must be one of your forms.` });
      }
    },
    checks: libraryImageChecks(scope, images),
  };
}
