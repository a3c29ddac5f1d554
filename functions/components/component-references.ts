import type { CompanyScope } from '../core/company-scope';
import { invalid } from '../core/errors';
import { libraryImageCheck } from '../core/images/library-images';
import { formKeys } from '../core/keys/form-keys';
import type { Key } from '../core/keys/key';
import type { Item, Write } from '../core/table';

/** What a component or a slide shows of the company's other things, held against them without a further trip. */
export interface References {
  /** Read with the draft. */
  keys: Key[];
  /** @param items what stands at `keys` @throws 400 naming the field that points to nothing */
  require(items: readonly (Item | undefined)[]): void;
  /** Written with the draft: the pictures are still in the library. */
  checks: Write[];
}

/**
 * The picture and the form that these fields name.
 * @throws 400 naming the field of a picture that cannot be one of this company's
 */
export function referencesOf(scope: CompanyScope, fields: object): References {
  const { backgroundImage, imageLink, formId } = fields as Record<string, unknown>;
  const checks: Write[] = [];
  if (typeof backgroundImage === 'string') {
    checks.push(libraryImageCheck(scope, backgroundImage, 'backgroundImage', 'Background Image'));
  }
  if (typeof imageLink === 'string') {
    checks.push(libraryImageCheck(scope, imageLink, 'imageLink', 'Image'));
  }
  if (typeof formId !== 'number') return { keys: [], require: () => undefined, checks };
  return {
    keys: [formKeys.form(scope, formId)],
    require: ([form]) => {
      if (!form) throw invalid({ formId: 'Form must be one of your forms.' });
    },
    checks,
  };
}
