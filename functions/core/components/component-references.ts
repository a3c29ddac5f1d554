import { valuesOfKind } from '@galley/shared/components/field-values';
import type { Fields } from '@galley/shared/components/fields';
import { readFileLink } from '@galley/shared/page-links';
import type { CompanyScope } from '../company-scope';
import { formEntity } from '../entities/form';
import { fileEntity } from '../entities/image';
import type { Key } from '../entities/key';
import { pageEntity } from '../entities/page';
import { invalid } from '../errors';
import { libraryImageChecks } from '../images/library-images';
import type { Write } from '../table';

/**
 * The images, forms, pages and files that a component or a slide refers to, checked without a further round
 * trip.
 */
export interface References {
  /** Read along with the draft. */
  keys: Key[];
  /**
   * @param items the items at `keys`
   * @throws 400 naming the field whose target does not exist
   */
  require(items: readonly (Key | undefined)[]): void;
  /** Written with the draft, on the condition that the pictures are still in the library. */
  checks: Write[];
}

interface Named {
  key: Key;
  errors: Record<string, string>;
  /** Whether the item is of the kind that the field accepts; absent where the field accepts any. */
  isRight?: (item: Key) => boolean;
}

/**
 * The pictures, forms, pages and files that these fields name.
 * @throws 400 naming the field of a picture that cannot be one of this company's
 */
export function referencesOf(scope: CompanyScope, fields: Fields, data: object): References {
  const images = valuesOfKind(fields, data, 'image').flatMap(({ name, field, value }) =>
    typeof value === 'string' && value !== '' ? [{ imageUrl: value, field: name, label: field.label }] : [],
  );
  const forms = valuesOfKind(fields, data, 'form').filter(({ value }) => typeof value === 'number');
  const pages = valuesOfKind(fields, data, 'page').filter(({ value }) => Number(value) > 0);
  const files = valuesOfKind(fields, data, 'file').filter(({ value }) => value !== '' && value !== undefined);
  const named: Named[] = [
    ...files.map(({ name, field, value }) => ({
      key: fileEntity.key(scope, readFileLink(String(value)) ?? 0),
      errors: { [name]: `${field.label} must be ${field.kinds?.inWords ?? 'a file'} of your library.` },
      isRight: (item: Key) => !field.kinds || (fileEntity.is(item) && field.kinds.names.includes(item.kind)),
    })),
    ...forms.map(({ name, field, value }) => ({
      key: formEntity.key(scope, Number(value)),
      errors: { [name]: `${field.label} must be one of your forms.` },
    })),
    ...pages.map(({ name, field, value }) => ({
      key: pageEntity.key(scope, Number(value)),
      errors: { [name]: `${field.label} must be one of your pages.` },
    })),
  ];
  return {
    keys: named.map(({ key }) => key),
    require: (items) => {
      for (const [index, { errors, isRight }] of named.entries()) {
        const item = items[index];
        if (!item || isRight?.(item) === false) throw invalid(errors);
      }
    },
    checks: libraryImageChecks(scope, images),
  };
}
